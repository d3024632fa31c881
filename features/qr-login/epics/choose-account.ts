import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { chosen } from '../chosen';
import { commands } from '../commands';
import { selectAccounts, selectIsChoosing } from '../selectors';

/** Only while the choice stands: a second click on 进入 enters nothing. */
export const chooseAccount: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.chooseAccount.match),
    filter(() => selectIsChoosing(state$.value)),
    map((command) => {
      const { globalId } = command.payload;
      const account = selectAccounts(state$.value).find((one) => one.globalId === globalId);
      return account && chosen(account, command);
    }),
    filter((event) => event !== undefined),
  );
