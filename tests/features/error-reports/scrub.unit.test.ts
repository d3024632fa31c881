import { randomBytes } from 'node:crypto';
import { scrub } from '#features/error-reports/scrub';
import { fc } from '#tests/support/property';

const secret = (bytes: number) => randomBytes(bytes).toString('base64url');

test.each([
  ['a phone', '手机 13800000001 已注册', '13800000001'],
  ['a phone in groups', 'call 138 0000 0001', '0000 0001'],
  ['a phone with its country', '+8613800000001', '13800000001'],
  ['an identity card', '11010519491231002X', '19491231'],
  ['a mail address', 'to wang.gong+a@example.com.cn now', 'wang.gong'],
  ['a token in an address', 'GET /pb/api/web/usr?accessToken=abc&x=1 failed', 'abc'],
  ['a token in a hash route', 'https://portal.test/#/home?accessToken=abc', 'abc'],
  ['a token in JSON', '{"accessToken":"abc","page":1}', 'abc'],
  ['a header', 'accessToken: abc', 'abc'],
  ['a password', 'password=Zaojia@2026', 'Zaojia'],
  ['a login name', '"username": "wanggong"', 'wanggong'],
  ['a name in Chinese', '联系人：王建国，请核实', '王建国'],
  ['a JWT', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'c2lnbmF0dXJl'],
  ['a family id', 'session 0190f5c2-7b1a-7c3d-9e4f-1a2b3c4d5e6f ended', '0190f5c2'],
  ['a thumbprint', 'key NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs', 'NzbLsXh8uDCcd'],
])('[OPS-004] %s is taken out', (_, text, hidden) => {
  expect(text).toContain(hidden);
  expect(scrub(text)).not.toContain(hidden);
});

test('the names of whoever is logged in are taken out wherever they stand', () => {
  expect(scrub('王工 的收藏夹（wanggong01）', ['王工', 'wanggong01', ''])).toBe('[name] 的收藏夹（[name]）');
});

test.each([
  "Cannot read properties of undefined (reading 'unitCost')",
  'at performWorkOnRootViaSchedulerTask (https://portal.test/assets/portal.0a1b2c3d4e.js:1:23456)',
  'at commitMutationEffectsOnFiber2 (https://portal.test/assets/shared.ffee001122.js:12:3)',
  '/commonproj/detail/p1024',
  'Minified React error #418; visit https://react.dev/errors/418 for the full message',
  '单方造价 3,012.40 元/㎡',
])('what helps to find the fault stays: %s', (text) => {
  expect(scrub(text)).toBe(text);
});

test('whatever surrounds it, no drawn key and no phone gets through', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 40 }),
      fc.string({ maxLength: 40 }),
      fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }),
      (before, after, phone) => {
        const key = secret(32);
        expect(scrub(`${before} ${key} ${after}`)).not.toContain(key);
        expect(scrub(`${before} ${phone} ${after}`)).not.toContain(String(phone));
      },
    ),
    { numRuns: 500 },
  );
});

test('a text made to be slow is not', () => {
  const hostile = [
    '/'.repeat(4_000),
    'a.'.repeat(2_000),
    '?'.repeat(4_000),
    'a@'.repeat(2_000),
    '1'.repeat(4_000),
    'token'.repeat(800),
  ];
  const steps = hostile.map((text) => scrub(text).length);
  expect(steps).toHaveLength(hostile.length);
});
