import { factorFor } from '../../../../features/captcha/server/demand';
import { networkOf } from '../../../../features/captcha/server/network-of';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('the price rises with demand and stays finite', () => {
  expect([1, 30, 31, 60, 61, 120, 121, 100_000].map(factorFor)).toEqual([1, 1, 2, 2, 4, 4, 8, 8]);
});
