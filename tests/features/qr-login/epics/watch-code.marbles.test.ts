import { switchMap, tap, type Observable } from 'rxjs';
import { events as auth } from '#features/auth/events';
import { commands } from '#features/qr-login/commands';
import { watchCode } from '#features/qr-login/epics';
import { events } from '#features/qr-login/events';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiRequest } from '#src/kernel/send';
import { aUser } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';
import { aCustomer, anAccount, standing } from '../some-codes';

const image = 'data:image/svg+xml;base64,AA';
const show = commands.showCode();
const refresh = commands.refreshCode();
const leave = commands.leaveCode();
const actions = { s: show, r: refresh, l: leave, i: auth.loggedIn({ user: aUser(), way: 'qr' }) };

const QRCODE = '/pb/api/web/getQrcode';
const STATUS = '/pb/api/web/getQrcodeStatus';
const CUSTOMERS = '/pb/api/web/getCustomers';
const replies: Readonly<Record<string, unknown>> = {
  q: anAnswer({ qrCode: image, uuid: 'U' }),
  c: anAnswer({ sessionId: 'S' }),
  o: anAnswer([aCustomer()]),
  n: anAnswer([]),
  x: anAnswer('broken'),
};
const pushed = {
  w: { status: 0, user: '', token: '' },
  s: { status: 1 },
  e: { status: -1 },
  c: { status: 2, user: '13800000001', token: 'T' },
  x: { status: 7 },
};
const refused = (code: number) => new CallRefused(aReply(code, { businessMsg: '不行' }));

const outOf = (cause: Message) => ({
  a: events.codeRequested(undefined, cause),
  q: events.codeShown({ image }, cause),
  s: events.codeScanned(undefined, cause),
  c: events.codeConfirmed(undefined, cause),
  e: events.codeExpired(undefined, cause),
  f: events.accountsFound({ accounts: [anAccount('6001')], isCompany: false }, cause),
  r: events.refreshRequested(undefined, refresh),
  l: events.codeLeft(undefined, leave),
  n: events.codeFailed({ problem: { code: -1, message: '断网' } }, cause),
  m: events.codeFailed({ problem: { code: 442, message: '不行' } }, cause),
  z: events.codeFailed({ problem: { code: 460, message: '没有可以登录的账号' } }, cause),
  b: events.codeFailed({ problem: { code: -1, message: expect.stringContaining('不符合约定') } }, cause),
});

interface Plan {
  readonly clicks?: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly failure?: unknown;
  readonly pushes?: string;
  readonly out: string;
  readonly cause?: Message;
  /** When the channel of the first code was open. */
  readonly channel?: string | string[];
}

const run = ({
  clicks = 's',
  answers,
  failure = new Error('断网'),
  pushes = '',
  out,
  cause = show,
  channel,
}: Plan) => {
  const sent: ApiRequest[] = [];
  const paths: string[] = [];
  marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
    const script: Readonly<Record<string, string>> = {
      [QRCODE]: '(q|)',
      [STATUS]: '(c|)',
      [CUSTOMERS]: '(o|)',
      ...answers,
    };
    const pushed$ = cold(pushes, pushed, failure);
    const ports = fakePorts({
      send: (request: ApiRequest) => {
        sent.push(request);
        return cold(script[request.path] ?? '', replies, failure) as never;
      },
    });
    const listen = (path$: Observable<string>) =>
      path$.pipe(
        tap((path) => paths.push(path)),
        switchMap(() => pushed$),
      );
    expectObservable(watchCode(listen)(hot(clicks, actions), standing(), ports)).toBe(out, outOf(cause));
    if (channel !== undefined) expectSubscriptions(pushed$.subscriptions).toBe(channel);
  })();
  return { sent, paths };
};

test('[QR-002][CALL-013][CALL-014] asks for a code, then for its channel', () => {
  const { sent, paths } = run({ answers: { [QRCODE]: '--(q|)' }, out: 'a-q' });
  expect(sent).toMatchObject([
    { method: 'POST', path: QRCODE, session: 'none', quiet: true },
    { method: 'GET', path: STATUS, query: { uuid: 'U' }, session: 'none', quiet: true },
  ]);
  expect(paths).toEqual(['/pb/webSocket/S']);
});

test('[QR-005] tells once that it was scanned, however often the channel repeats it', () => {
  run({ pushes: 'w----w-s-s', out: '(aq)---s' });
});

test('[QR-013] at 2 the channel closes and the accounts are asked for with what was pushed', () => {
  const { sent } = run({
    pushes: '----s-c-w',
    answers: { [CUSTOMERS]: '--(o|)' },
    out: '(aq)s-c-f',
    channel: '^-----!',
  });
  expect(sent[2]).toMatchObject({
    method: 'GET',
    path: CUSTOMERS,
    query: { mobile: '13800000001', token: 'T' },
    session: 'none',
  });
});

test('[QR-015][QR-004] at -1 the channel closes and the code has expired', () => {
  run({ pushes: '-----e-w', out: '(aq)-e', channel: '^----!' });
});

test('[QR-003] a network that fails is told, whichever call it was', () => {
  run({ answers: { [QRCODE]: '-#' }, out: 'an' });
  run({ answers: { [STATUS]: '----#' }, out: '(aq)n' });
  run({ pushes: '----#', out: '(aq)n' });
  run({ pushes: '----c', answers: { [CUSTOMERS]: '------#' }, out: '(aq)c-----n' });
});

test('a refusal is told in the words of the server', () => {
  run({ answers: { [QRCODE]: '-#' }, failure: refused(442), out: 'am' });
});

test('a code that has no channel any more has expired', () => {
  run({ answers: { [STATUS]: '----#' }, failure: refused(440), out: '(aq)e' });
});

test('a spent token means an expired code, no account at all is told', () => {
  run({ pushes: '----c', answers: { [CUSTOMERS]: '-#' }, failure: refused(460), out: '(aq)ce' });
  run({ pushes: '----c', answers: { [CUSTOMERS]: '-(n|)' }, out: '(aq)cz' });
});

test('what keeps no contract is a lost code', () => {
  run({ answers: { [QRCODE]: '-(x|)' }, out: 'ab' });
  run({ pushes: '----x', out: '(aq)b' });
});

test('[QR-016] fault 35: twenty clicks on refresh ask once, three seconds after the last', () => {
  const { sent } = run({
    clicks: `${'r'.repeat(19)}r`,
    cause: refresh,
    out: `${'r'.repeat(20)} 2999ms (aq)`,
  });
  expect(sent.filter(({ path }) => path === QRCODE)).toHaveLength(1);
});

test('fault 35: a newer code closes the channel of the older one', () => {
  const { sent } = run({
    clicks: 's----s----s',
    pushes: 'w',
    out: '(aq)-(aq)-(aq)',
    channel: ['^----!', '-----^----!', '----------^'],
  });
  expect(sent.filter(({ path }) => path === QRCODE)).toHaveLength(3);
});

test('leaving closes the channel, and forgets a refresh that was to come', () => {
  run({ clicks: 's----l', out: '(aq)-l', channel: '^----!' });
  const { sent } = run({ clicks: 'r-l', cause: refresh, out: 'r-l' });
  expect(sent).toHaveLength(0);
});

test('whoever is logged in needs no code', () => {
  run({ clicks: 's----i', pushes: 'w', out: '(aq)', channel: '^----!' });
});

test('no event holds the uuid, the channel or the token', () => {
  const told: unknown[] = [];
  marbles(({ hot, cold, flush }) => {
    const listen = (path$: Observable<string>) => path$.pipe(switchMap(() => cold('-s-c', pushed)));
    const send = ({ path }: ApiRequest) =>
      cold(path === QRCODE ? '(q|)' : path === STATUS ? '(c|)' : '(o|)', replies) as never;
    watchCode(listen)(hot('s', actions), standing(), fakePorts({ send })).subscribe((event) =>
      told.push(event),
    );
    flush();
  })();
  expect(told).toHaveLength(5);
  expect(JSON.stringify(told)).not.toMatch(/"(U|S|T)"|13800000001/);
});
