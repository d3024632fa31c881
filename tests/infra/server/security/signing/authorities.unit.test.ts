import type { NetworkInterfaceInfo } from 'node:os';
import { ownAuthorities } from '#infra/server/security/signing/authorities';

const at = (address: string) => ({ address }) as NetworkInterfaceInfo;

test('this machine is known by its own addresses, and by the names it is given', () => {
  const interfaces = { lo: [at('127.0.0.1'), at('::1')], eth0: [at('192.168.1.9'), at('2001:db8::9')] };
  expect(ownAuthorities({ port: 8080, isSecure: false, publicNames: ['Portal.test'] }, interfaces)).toEqual([
    'localhost:8080',
    '127.0.0.1:8080',
    '[::1]:8080',
    '192.168.1.9:8080',
    '[2001:db8::9]:8080',
    'portal.test',
  ]);
});

test('the port is left out where browsers leave it out', () => {
  expect(ownAuthorities({ port: 443, isSecure: true }, {})).toEqual(['localhost', '127.0.0.1', '[::1]']);
  expect(ownAuthorities({ port: 80, isSecure: true }, {})[0]).toBe('localhost:80');
});
