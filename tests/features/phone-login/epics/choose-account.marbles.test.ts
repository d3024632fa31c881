import { commands } from '#features/phone-login/commands';
import { chooseAccount, leaveChooser } from '#features/phone-login/epics';
import { events } from '#features/phone-login/events';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAccount, standing } from '../some-accounts';

const accounts = [anAccount('6001'), anAccount('6002', { group: 'entMainAccount', hasRights: true })];
const enter = commands.chooseAccount({ globalId: '6002' });
const input = { e: enter, o: commands.chooseAccount({ globalId: '9' }), b: commands.leaveChooser() };
const heard = {
  c: events.accountChosen(
    { globalId: '6002', userName: 'user6002', kind: 'entMainAccount', hasRights: true },
    enter,
  ),
  l: events.chooserLeft(undefined, input.b),
};
const shows = (epic: Epic, state: ReturnType<typeof standing>, said: string, out: string) =>
  marbles(({ hot, expectObservable }) => {
    expectObservable(epic(hot<Message>(said, input), state, fakePorts())).toBe(out, heard);
  });

const choosing = standing({ step: 'choosing', accounts });
const entering = standing({ step: 'entering', accounts });

test('[PHONE-008] 进入 names the account that is to log in', shows(chooseAccount, choosing, '-e', '-c'));
test('an account that was not offered cannot be entered', shows(chooseAccount, choosing, '-o', ''));
test('while one account is being entered no other is', shows(chooseAccount, entering, '-e', ''));
test('[PHONE-005] the back arrow leaves the chooser', shows(leaveChooser, choosing, '-b', '-l'));
test('there is no way back from a login that has begun', shows(leaveChooser, entering, '-b', ''));
