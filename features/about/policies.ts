import { notices } from '#src/kernel/shared-events';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { events } from './events';
import { selectSiteInfo } from './selectors';

const SHOWN_MS = 8_000;

/** Once: it does not change while the page lives. */
export const loadOnEntry = when(navigation.routeEntered, ({ name }, state) =>
  name === 'contact' && !selectSiteInfo(state) ? commands.loadSiteInfo() : undefined,
);

export const tellOfMove = when(events.oldAddressLeft, () =>
  notices.noticeRaised({
    type: 'info',
    title: '地址已变更',
    text: '您打开的是旧版地址，内容已迁到新版首页，请更新收藏夹。',
    durationMs: SHOWN_MS,
  }),
);
