import { events } from '#features/phone-login/events';
import { enterTheOnlyAccount } from '#features/phone-login/policies';
import type { Message } from '#src/kernel/messages';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAccount, standing } from './some-accounts';

const one = events.accountsFound({ accounts: [anAccount('6001')] });
const two = events.accountsFound({ accounts: [anAccount('6001'), anAccount('6002')] });

test(
  '[PHONE-014] exactly one account is entered at once, several wait for the choice',
  marbles(({ hot, expectObservable }) => {
    const action$ = hot<Message>('-o-t', { o: one, t: two });
    expectObservable(enterTheOnlyAccount(action$, standing(), fakePorts())).toBe('-c', {
      c: events.accountChosen(
        { globalId: '6001', userName: 'user6001', kind: 'personalAccount', hasRights: false },
        one,
      ),
    });
  }),
);
