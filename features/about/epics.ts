import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { allOf, when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { applyCall, siteInfoCall } from './contract';
import { events } from './events';

export const apply = exchange({
  on: commands.apply,
  overlap: exhaustMap,
  call: applyCall,
  request: (application) => ({ body: { ...application, agreed: true as const } }),
  started: () => events.applyingRequested(),
  succeeded: ({ confirmation }) => events.applicationSent({ confirmation }),
  failed: (problem) => events.applyingFailed({ problem }),
});

export const fillForm = allOf(
  when(commands.keepDraft, (draft) => events.draftNoted({ draft })),
  when(commands.beginAnew, () => events.formCleared()),
);

const HOME = '/home';

/** Links to the former portal lead home; the back button does not lead here again. */
export const leaveOldAddress = when(navigation.routeEntered, ({ name }, _, { address }) => {
  if (name !== 'redirectToNew') return undefined;
  address.replace(HOME);
  return events.oldAddressLeft();
});

export const loadSiteInfo = exchange({
  on: commands.loadSiteInfo,
  overlap: exhaustMap,
  call: siteInfoCall,
  request: () => ({ session: 'none' }),
  succeeded: (siteInfo) => events.siteInfoLoaded({ siteInfo }),
  failed: (problem) => events.siteInfoFailed({ problem }),
});
