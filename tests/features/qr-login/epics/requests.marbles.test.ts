import { commands } from '#features/qr-login/commands';
import { answerDevice, chooseAccount, reviewDevice } from '#features/qr-login/epics';
import { events } from '#features/qr-login/events';
import { enterTheOnlyAccount, openOnEntry } from '#features/qr-login/policies';
import { events as navigation } from '#features/navigation/events';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { anEntry } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { anAccount, someRequest, standing } from '../some-codes';

const one = anAccount('6001', { hasRights: true });
const two = anAccount('6002');
const refused = new CallRefused(aReply(440, { businessMsg: '二维码已失效' }));
const problem = { code: 440, message: '二维码已失效' };

const run = (
  epic: Epic,
  [clicks, actions]: readonly [string, Readonly<Record<string, Message>>],
  [out, heard]: readonly [string, Readonly<Record<string, Message>>],
  answer = '',
  state = standing(),
) => {
  const sent: ApiRequest[] = [];
  marbles(({ hot, cold, expectObservable }) => {
    const send = (request: ApiRequest) => {
      sent.push(request);
      return cold(answer, { k: anAnswer(someRequest), n: anAnswer(null) }, refused) as never;
    };
    expectObservable(epic(hot(clicks, actions), state, fakePorts({ send }))).toBe(out, heard);
  })();
  return sent;
};

test('opening a request says “scanned” and shows who asks', () => {
  const c = commands.reviewDevice({ uuid: 'U' });
  const o = events.requestOpened({ uuid: 'U' }, c);
  const sent = run(
    reviewDevice,
    ['c', { c }],
    ['o-s', { o, s: events.requestShown({ request: someRequest }, c) }],
    '--(k|)',
  );
  expect(sent).toMatchObject([{ path: '/pb/api/web/qrScanned', body: { uuid: 'U' }, session: 'required' }]);
  run(reviewDevice, ['c', { c }], ['o-l', { o, l: events.requestFailed({ problem }, c) }], '--#');
});

test('the first answer is sent, with the uuid that stands', () => {
  const [y, n] = [commands.answerDevice({ agree: true }), commands.answerDevice({ agree: false })];
  const state = standing({}, { step: 'asking', uuid: 'U', request: someRequest });
  const s = events.answerSent({ agree: true }, y);
  const sent = run(
    answerDevice,
    ['yn', { y, n }],
    ['s-t', { s, t: events.answerTaken({ agree: true }, y) }],
    '--(n|)',
    state,
  );
  expect(sent).toMatchObject([{ path: '/pb/api/web/qrConfirm', body: { uuid: 'U', agree: true } }]);
  run(answerDevice, ['y', { y }], ['s-l', { s, l: events.answerFailed({ problem }, y) }], '--#', state);
});

test('[QR-014] exactly one account is entered at once, several stand to choice', () => {
  const f = events.accountsFound({ accounts: [one], isCompany: false });
  const g = events.accountsFound({ accounts: [one, two], isCompany: false });
  const chosen = { globalId: '6001', userName: 'user6001', kind: '个人账号', hasRights: true };
  run(enterTheOnlyAccount, ['f-g', { f, g }], ['c', { c: events.accountChosen(chosen, f) }]);
});

test('an account is chosen once, and only among those that were found', () => {
  const c = commands.chooseAccount({ globalId: '6002' });
  const u = commands.chooseAccount({ globalId: '6009' });
  const e = events.accountChosen(
    { globalId: '6002', userName: 'user6002', kind: '个人账号', hasRights: false },
    c,
  );
  const found = { accounts: [one, two], isCompany: false };
  run(chooseAccount, ['uc', { c, u }], ['-e', { e }], '', standing({ ...found, step: 'choosing' }));
  run(chooseAccount, ['c', { c }], ['', {}], '', standing({ ...found, step: 'entering' }));
});

test('the page of a scanned code opens its request, other pages open none', () => {
  const q = navigation.routeEntered(anEntry({ name: 'qrConfirm', params: { uuid: 'U' } }));
  const h = navigation.routeEntered(anEntry());
  run(openOnEntry, ['qh', { q, h }], ['o', { o: commands.reviewDevice({ uuid: 'U' }, q) }]);
});
