import { readLog } from '#infra/action-log/reader';
import { replay } from '#infra/action-log/replay';
import { defineEvents, payload } from '#src/kernel/messages';
import { portal, reducers, session } from './recorded-session';

const { heard } = defineEvents('member', { heard: payload<unknown>() });

const numbered = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n));
const hex = (n: number) => (0xabcdef01 + n).toString(16).repeat(4);
const canaries = {
  mobiles: numbered(6, (n) => `1381234567${n}`),
  passwords: numbered(5, (n) => `Canary-Pa55-${n}`),
  tokens: numbered(5, (n) => `canary.token.${n}`),
  names: ['欧阳建国', '诸葛小明', '司马丽华', '上官文博', '皇甫静'],
  accounts: numbered(5, (n) => `canaryaccount${n}`),
  mails: numbered(4, (n) => `canary${n}@example.com`),
  cards: numbered(3, (n) => `11010519491231${n}02X`),
  hexes: numbered(4, hex),
  jwts: numbered(3, (n) => `eyJhbGciOiJub25lIn0.eyJzdWIiOiJ${n}In0.c2ln${n}`),
};

const plant = () => {
  const { store, exchange, join, save } = session();
  join('memory');
  const say = (body: unknown) => store.dispatch(heard(body));
  canaries.mobiles.forEach((mobile, n) => say(n % 2 ? { mobile } : { message: `验证码已发送至${mobile}` }));
  canaries.passwords.forEach((password) =>
    exchange({ method: 'POST', path: '/login', body: { password, form: [password] } }),
  );
  canaries.tokens.forEach((token) => say({ path: `/qr?t=${token}`, query: { token } }));
  canaries.names.forEach((userName) => say({ welcome: `${userName}，您好`, user: { userName } }));
  canaries.accounts.forEach((accountName) => say({ list: [{ accountName }], picked: accountName }));
  canaries.mails.forEach((mail) => exchange({ method: 'GET', path: `/check/${mail}`, query: { q: mail } }));
  canaries.cards.forEach((card) => say([card, { [card]: true }]));
  canaries.hexes.forEach((key) => say({ any: { deep: [`k=${key}`] } }));
  canaries.jwts.forEach((jwt) =>
    exchange(
      { method: 'GET', path: '/me' },
      { httpStatus: 200, statusCode: 200, businessMsg: jwt, warnMsg: [jwt], data: { jwt } },
    ),
  );
  canaries.jwts.forEach((jwt) => say(jwt));
  return { text: save(), kept: JSON.stringify(store.getState()) };
};

test('none of 40 planted secrets is in the saved log', () => {
  const secrets = Object.values(canaries).flat();
  const { text, kept } = plant();
  expect(secrets).toHaveLength(40);
  // The plan works: the page itself held the secret that was planted last.
  expect(kept).toContain(canaries.jwts.at(-1));
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('the log with hidden secrets still replays to the same state', () => {
  const log = readLog(plant().text);
  expect(log.lines.some((line) => line.k === 'a' && line.ty === portal.events.sliceJoined.type)).toBe(true);
  expect(replay(log, reducers).divergence).toBeUndefined();
});
