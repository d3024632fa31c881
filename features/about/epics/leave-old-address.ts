import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { events } from '../events';

const HOME = '/home';

/** Links to the former portal lead home; the back button does not lead here again. */
export const leaveOldAddress = when(navigation.routeEntered, ({ name }, _, { address }) => {
  if (name !== 'redirectToNew') return undefined;
  address.replace(HOME);
  return events.oldAddressLeft();
});
