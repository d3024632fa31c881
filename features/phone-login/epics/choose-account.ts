import { when } from '#src/kernel/when';
import { chosen } from '../chosen';
import { commands } from '../commands';
import { selectAccounts, selectStep } from '../selectors';

/** Only while the choice stands: a second click on 进入 enters nothing. */
export const chooseAccount = when(commands.chooseAccount, ({ globalId }, state) => {
  const account =
    selectStep(state) === 'choosing' && selectAccounts(state).find((one) => one.globalId === globalId);
  return account ? chosen(account) : undefined;
});
