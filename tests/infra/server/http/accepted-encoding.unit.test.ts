import { acceptedEncoding } from '#infra/server/http/accepted-encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br', 'br'],
  ['GZIP;q=0.5 , BR;q=0.1', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.000, br; q=0', 'identity'],
  ['x-br, gzip-like', 'identity'],
])('%s: %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
