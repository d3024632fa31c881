import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { innerAccountsCall } from '../contract';
import { events } from '../events';
import { selectGlobalId } from '../selectors';

/** Who is not on the list of the server sees no chat; nor does anybody while the list cannot be had. */
export const checkAccount = exchange({
  on: commands.checkAccount,
  overlap: switchMap,
  call: innerAccountsCall,
  succeeded: (accounts, _, state) => {
    const own = selectGlobalId(state);
    return events.accountChecked({ isInternal: accounts.some(({ globalId }) => globalId === own) });
  },
  failed: () => events.accountChecked({ isInternal: false }),
});
