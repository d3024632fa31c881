import type { UnknownAction } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { accountsIn } from '#features/qr-login/accounts';
import { codeReducer, noCode } from '#features/qr-login/code-state';
import { events } from '#features/qr-login/events';
import { noRequest, requestReducer } from '#features/qr-login/request-state';
import { tracked } from '#features/qr-login/tracked';
import { aUser } from '#tests/support/builders';
import { givenTo } from '#tests/support/given';
import { aCustomer, anAccount, someRequest } from './some-codes';

const givenCode = givenTo(codeReducer);
const givenRequest = givenTo(requestReducer);
const problem = { code: -1, message: '断网' };
const image = 'data:image/png;base64,AA';
const shown = events.codeShown({ image });
const several = { accounts: [anAccount('6001'), anAccount('6002')], isCompany: true };
const chosen = events.accountChosen({ globalId: '6001', userName: 'u', kind: 'k', hasRights: true });
const stepAfter = (...happened: readonly UnknownAction[]) => givenCode(happened).state.step;

test('[QR-002][QR-005] a code is loading, waiting, scanned, confirmed', () => {
  expect(stepAfter(events.codeRequested())).toBe('loading');
  givenCode([events.codeRequested(), shown]).then({ ...noCode, step: 'waiting', image });
  expect(stepAfter(shown, events.codeScanned())).toBe('scanned');
  expect(stepAfter(shown, events.codeConfirmed())).toBe('confirmed');
});

test('[QR-003][QR-004] a code expires or is lost, and a refresh begins anew', () => {
  expect(stepAfter(shown, events.codeExpired())).toBe('expired');
  givenCode([shown, events.codeFailed({ problem })]).then({ ...noCode, step: 'failed', image, problem });
  givenCode([shown, events.codeFailed({ problem }), events.refreshRequested()]).then({
    ...noCode,
    step: 'loading',
  });
});

test('[QR-006] a refused login leads back to the choice, or to a new code where there was none', () => {
  const refused = auth.loginFailed({ problem, way: 'qr' });
  givenCode([events.accountsFound(several), chosen, refused]).then({ ...several, step: 'choosing', problem });
  expect(stepAfter(events.accountsFound({ ...several, accounts: [anAccount('1')] }), chosen, refused)).toBe(
    'failed',
  );
  expect(stepAfter(shown, refused)).toBe('waiting');
});

test.each([events.codeLeft(), auth.loggedIn({ user: aUser(), way: 'qr' }), auth.loggedOut({ by: 'server' })])(
  'nothing is kept after %j',
  (end) => givenCode([shown, events.accountsFound(several), end]).then(noCode),
);

test('a request is asked, answered and over', () => {
  const opened = events.requestOpened({ uuid: 'U' });
  const asked = events.requestShown({ request: someRequest });
  const sent = events.answerSent({ agree: true });
  givenRequest([opened]).then({ step: 'opening', uuid: 'U' });
  givenRequest([opened, asked, sent]).then({ step: 'answering', uuid: 'U', request: someRequest });
  givenRequest([opened, asked, sent, events.answerFailed({ problem })]).then({
    step: 'asking',
    uuid: 'U',
    request: someRequest,
    problem,
  });
  expect(givenRequest([opened, asked, sent, events.answerTaken({ agree: true })]).state.step).toBe('agreed');
  expect(givenRequest([opened, asked, sent, events.answerTaken({ agree: false })]).state.step).toBe(
    'declined',
  );
  givenRequest([opened, events.requestFailed({ problem })]).then({ step: 'failed', uuid: 'U', problem });
  givenRequest([opened, asked, auth.loggedOut({ by: 'member' })]).then(noRequest);
});

test('company members are known by their customer, the others by themselves; those with rights come first', () => {
  const bound = aCustomer({
    id: null,
    username: null,
    globalId: undefined,
    customerName: '某公司',
    subAccountGid: '7001',
    accountType: 1,
    accountTypeName: '企业子账号',
    vipFlag: true,
  });
  expect(accountsIn([aCustomer(), bound])).toEqual({
    accounts: [
      { globalId: '7001', userName: '某公司', type: 1, typeName: '企业子账号', hasRights: true },
      anAccount('6001'),
    ],
    isCompany: true,
  });
  expect(accountsIn([aCustomer({ globalId: undefined, id: '5' })])).toMatchObject({
    accounts: [{ globalId: '5' }],
    isCompany: false,
  });
});

test('the states of a code and the choice are facts', () => {
  expect(tracked(shown)).toEqual({ fncode: '110108', query: { state: 'waiting' } });
  expect(tracked(events.codeExpired())).toEqual({ fncode: '110108', query: { state: 'expired' } });
  expect(tracked(chosen)).toEqual({ fncode: '110109', query: { kind: 'k', haveRights: true } });
  expect(tracked(events.codeLeft())).toBeUndefined();
});
