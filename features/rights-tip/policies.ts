import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { selectIsExplained } from './selectors';

/** The page stays; the tip explains what is missing on it. */
export const explainPage = when(navigation.routeEntered, ({ lacksRights, name }, state) =>
  lacksRights && !selectIsExplained(state) ? commands.openTip({ cause: 'page', route: name }) : undefined,
);

/** Who is sent home from a VIP page learns why. */
export const explainRefusal = when(navigation.entryRejected, ({ reason }) =>
  reason === 'vip' ? commands.openTip({ cause: 'vipPage' }) : undefined,
);

export const explainCall = when(navigation.callRejected, () => commands.openTip({ cause: 'call' }));
