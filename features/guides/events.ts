import { guiding } from '#src/kernel/shared-events';
import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { GuideReward, GuideType } from './contract';
import type { TaskIds, TaskName } from './tasks';

export interface GuidePosition {
  readonly guide: GuideType;
  /** From 0. */
  readonly step: number;
}

export const events = {
  ...guiding,
  ...defineEvents('guides', {
    /** A member wants to be guided, from this step on. */
    guideBegun: payload<GuidePosition>(),
    /** The page was loaded anew while a guide was running. */
    guideResumed: payload<GuidePosition>(),
    /** Another step is the present one; its target may have to be waited for. */
    stepReached: payload<GuidePosition>(),
    /** What the step shows is on the screen. */
    targetFound: payload<GuidePosition>(),
    /** It has left the screen. */
    targetLost: payload<GuidePosition>(),
    /** It did not come in time. */
    targetMissed: payload<GuidePosition>(),
    /** Left before its end; the step is kept for another time. */
    guideClosed: payload<GuidePosition>(),
    guideCompleted: payload<{ readonly guide: GuideType }>(),
    /** The server has noted the completion. */
    rewardGranted: payload<{ readonly guide: GuideType; readonly reward: GuideReward }>(),
    /** It could not be noted; the guide is completed all the same. */
    rewardFailed: payload<{ readonly guide: GuideType; readonly problem: Problem }>(),
    /** How many draws the member has, as asked with a login. */
    drawChancesLoaded: payload<{ readonly chances: number }>(),
    /** A login goes on without the tip. */
    drawChancesFailed: payload<{ readonly problem: Problem }>(),
    /** A step to go on from is known from before. */
    progressFound: payload<GuidePosition>(),
    /** A new member is asked once whether they want to be guided. */
    guideOffered: payload<{ readonly guide: GuideType }>(),
    offerDeclined: payload(),
    /** The address named tasks of an activity that completing a guide fulfils. */
    tasksFound: payload<TaskIds>(),
    /** A completed guide has fulfilled this one; the others wait for the next. */
    taskSettled: payload<{ readonly name: TaskName }>(),
  }),
};
