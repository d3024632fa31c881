import { notices, prompts as raised } from '#src/kernel/shared-events';
import { events as prompts } from '#features/prompts/events';
import { when } from '#src/kernel/when';
import type { RootState } from '#src/kernel/state';
import { events } from './events';
import { selectRoute, selectTasks } from './selectors';
import { fulfilledTask, TASKS } from './tasks';
import { TOURS } from './tours';
import type { GuideReward, GuideType } from './contract';

const DRAW = 'guide-draw';
const DRAW_PATH = '/vipActivities/luckyDraw';
const DRAW_ROUTE = 'luckyDraw';
const SHOWN_MS = 8_000;

/** The dialog of the task this guide fulfilled; one that asks for more waits for it. */
const settleTask = (state: RootState, guide: GuideType, completed?: number) => {
  const task = fulfilledTask(selectTasks(state), guide, completed);
  return task
    ? [
        raised.taskCompleted({
          id: `${task.name}-${task.id}`,
          task: `${TASKS[task.name].title}：${TOURS[guide].title}`,
        }),
        events.taskSettled({ name: task.name }),
      ]
    : [];
};

const earnedText = ({ points, chances }: GuideReward['earned']): string => {
  const parts = [
    ...(points > 0 ? [`${points} 积分`] : []),
    ...(chances > 0 ? [`${chances} 次抽奖机会`] : []),
  ];
  return parts.length > 0 ? `获得 ${parts.join('和 ')}。` : '积分活动现在没有进行，重新进行时才补发奖励。';
};

/** What was given before is not promised again. */
export const tipOnReward = when(
  events.rewardGranted,
  ({ guide, reward: { isFirst, earned, completed } }, state) => [
    isFirst
      ? raised.promptRaised({
          id: DRAW,
          title: '引导已完成',
          text: `“${TOURS[guide].title}”已完成，${earnedText(earned)}`,
          buttons:
            earned.chances > 0
              ? [
                  { key: 'later', label: '知道了' },
                  { key: 'draw', label: '去抽奖', isMain: true },
                ]
              : [{ key: 'later', label: '知道了', isMain: true }],
        })
      : notices.noticeRaised({
          type: 'success',
          text: `“${TOURS[guide].title}”以前完成过，这次不再发放积分和抽奖机会。`,
        }),
    ...settleTask(state, guide, completed),
  ],
);

/** Completed it is all the same; only what it earns waits for the completion that is noted. */
export const tellOfFailure = when(events.rewardFailed, ({ guide }, state) => [
  notices.noticeRaised({
    type: 'warning',
    text: `“${TOURS[guide].title}”已完成，但奖励没有记上。再走完一遍即可补记。`,
  }),
  ...settleTask(state, guide),
]);

/** After a login, where it is in the way of nothing; the page of the draws says it itself. */
export const tipOnLogin = when(events.drawChancesLoaded, ({ chances }, state) =>
  chances > 0 && selectRoute(state) !== DRAW_ROUTE
    ? notices.noticeRaised({
        type: 'info',
        title: '幸运抽奖',
        text: `您有 ${chances} 次抽奖机会未用，可在会员活动的幸运抽奖里使用。`,
        durationMs: SHOWN_MS,
      })
    : undefined,
);

export const goToDraw = when(prompts.promptAnswered, ({ id, key }, _state, { address }) => {
  if (id === DRAW && key === 'draw') address.go(DRAW_PATH);
});
