import { filter, map } from 'rxjs';
import { isEmptyBasis, writeBasis } from '#src/costing/basis';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { events as notices } from '#features/notices/events';
import { basisIn } from './address';
import { commands } from './commands';
import { events } from './events';
import { selectBasis, selectStatus } from './selectors';

const SHOWN_MS = 4_000;

/** The address rules; what it does not say is not asked for. */
export const followAddress: Epic = (action$, state$) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    map((event) => ({ event, basis: basisIn(event.payload.query) })),
    filter(({ basis }) => writeBasis(basis) !== writeBasis(selectBasis(state$.value))),
    map(({ event, basis }) => events.basisChosen({ basis }, event)),
  );

export const loadWhenChosen: Epic = when(events.basisChosen, ({ basis }, state) =>
  isEmptyBasis(basis) || selectStatus(state) === 'known' ? undefined : commands.loadTable(),
);

export const tellCopied: Epic = when(events.citationCopied, () =>
  notices.noticeRaised({ type: 'success', text: '引用已复制', durationMs: SHOWN_MS }),
);

export const tellRefused: Epic = when(events.citationRejected, () =>
  notices.noticeRaised({
    type: 'warning',
    text: '浏览器不允许写入剪贴板，请选中引用后自行复制',
    durationMs: SHOWN_MS,
  }),
);
