import { notices } from '#src/kernel/shared-events';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { behaviorList, type RangeView } from './contract';
import { events } from './events';
import { selectRange } from './selectors';

const both = (range: RangeView) => [commands.findList(range), commands.loadOverview(range)];

export const loadOnEntry = when(navigation.routeEntered, ({ name, query }) =>
  name === behaviorList.route ? both(behaviorList.viewFrom(query)) : undefined,
);
export const loadAfterErasure = when(events.dataErased, (_, state) => both(selectRange(state)));

export const tellPause = when(events.pauseChanged, ({ pausedAt }) =>
  notices.noticeRaised({
    type: 'success',
    text: pausedAt === null ? '已恢复记录您的行为' : '已暂停记录您的行为',
  }),
);
