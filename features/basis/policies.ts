import { notices } from '#src/kernel/shared-events';
import { basisIn, isMoved, writeBasis } from '#src/costing/basis';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { events } from './events';
import { selectBasis, selectStatus } from './selectors';

const SHOWN_MS = 4_000;

/** The address rules; what it does not say is not asked for. */
export const followAddress = when(navigation.routeEntered, ({ query }, state) => {
  const basis = basisIn(query);
  return writeBasis(basis) === writeBasis(selectBasis(state)) ? undefined : events.basisChosen({ basis });
});

export const loadWhenChosen = when(events.basisChosen, ({ basis }, state) =>
  isMoved(basis) && selectStatus(state) !== 'known' ? commands.loadTable() : undefined,
);

/** On every page load, and with every login on it. */
export const loadKeptOfMember = when(auth.loggedIn, () => commands.loadKeptBasis());

export const tellCopied = when(events.citationCopied, () =>
  notices.noticeRaised({ type: 'success', text: '引用已复制', durationMs: SHOWN_MS }),
);

export const tellRefused = when(events.citationRejected, () =>
  notices.noticeRaised({
    type: 'warning',
    text: '浏览器不允许写入剪贴板，请选中引用后自行复制',
    durationMs: SHOWN_MS,
  }),
);
