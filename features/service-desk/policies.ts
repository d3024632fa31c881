import type { RootState } from '#src/kernel/state';
import { when } from '#src/kernel/when';
import { events as rightsTip } from '#features/rights-tip/events';
import { events as serviceBar } from '#features/service-bar/events';
import { commands } from './commands';
import { events } from './events';
import { selectOffer } from './selectors';

export const sell = when(rightsTip.purchaseWanted, () => commands.openDesk({ purpose: 'buy' }));
export const takeMessage = when(serviceBar.messageWanted, () => commands.openDesk({ purpose: 'consult' }));

const loadMissing = (_: unknown, state: RootState) => (selectOffer(state) ? undefined : commands.loadOffer());
export const showOffer = when(events.deskOpened, loadMissing);
export const nameContacts = when(serviceBar.contactOpened, loadMissing);
