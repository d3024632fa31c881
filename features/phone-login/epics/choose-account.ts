import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { chosen } from '../chosen';
import { commands } from '../commands';
import { selectAccounts, selectStep } from '../selectors';

/** Only while the choice stands: a second click on 进入 enters nothing. */
export const chooseAccount: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.chooseAccount.match),
    filter(() => selectStep(state$.value) === 'choosing'),
    map((command) => {
      const account = selectAccounts(state$.value).find(
        ({ globalId }) => globalId === command.payload.globalId,
      );
      return account && chosen(account, command);
    }),
    filter((event) => event !== undefined),
  );
