import { notices } from '#src/kernel/shared-events';
import { wordsOf } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { isSameQuestion, viewFrom } from './compare-view';
import { FEWEST, MOST } from './contract';
import { events } from './events';
import { selectPage } from './selectors';

const ROUTE = 'commonProjCompare';

/** Another reference is another reading of the same figures. */
export const loadOnEntry = when(navigation.routeEntered, ({ name, query, isSameRoute }, state) => {
  const view = viewFrom(query);
  if (name !== ROUTE || view.ids.length < FEWEST) return undefined;
  const { status, view: before } = selectPage(state);
  return isSameRoute && status === 'shown' && isSameQuestion(before, view)
    ? undefined
    : commands.loadComparison(view);
});

/** After the question, which compares with what stood before. */
export const followAddress = when(navigation.routeEntered, ({ name, query }) =>
  name === ROUTE ? events.viewEntered({ view: viewFrom(query) }) : undefined,
);

export const loadSavedOnEntry = when(navigation.routeEntered, ({ name, isSameRoute }) =>
  name === ROUTE && !isSameRoute ? commands.loadSavedList() : undefined,
);

export const tellOverfilled = when(events.trayOverfilled, ({ name }) =>
  notices.noticeRaised({
    type: 'warning',
    title: '对比栏已满',
    text: `一次至多对比 ${MOST} 个工程。先从下方对比栏移去一个，再加入“${name}”。`,
  }),
);

export const tellLostSaved = when(events.savedFailed, ({ problem }) =>
  notices.noticeRaised({
    type: 'error',
    title: '已存对比没有更新',
    text: wordsOf(problem),
  }),
);
