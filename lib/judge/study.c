#include "judge/study.h"

xq_threat xq_study_threat(xq_study *of, xq_position *position, const xq_exemptions *exemptions,
                          unsigned target)
{
    xq_threat threat = {
        .budget = &of->budget,
        .position = position,
        .depths =
            {
                .moves = xq_study_parameter(of, XQ_PARAMETER_CHASE_MOVES),
                .answer_checks = xq_study_parameter(of, XQ_PARAMETER_ANSWER_CHECKS),
                .answer_mate = xq_study_parameter(of, XQ_PARAMETER_ANSWER_MATE),
            },
        .spared = XQ_EMPTY_SLOT,
        .target = target,
    };
    for (unsigned place = 0; place < XQ_SLOTS_PER_SIDE; place++)
        threat.barred[place] = exemptions->barred[place];
    return threat;
}
