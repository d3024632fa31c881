import { BlockList, isIP } from 'node:net';

/** Of IPv4, what IANA gives to no host of the public net. */
const RESERVED_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Inside of the global 2000::/3: documentation, and ways to wrap an IPv4 address. */
const RESERVED_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [net, prefix] of RESERVED_4) reserved.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of RESERVED_6) reserved.addSubnet(net, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public net, and none of this machine or of a network behind it. */
export const isPublicAddress = (ip: string): boolean => {
  const family = isIP(ip);
  if (family === 4) return !reserved.check(ip, 'ipv4');
  return family === 6 && global6.check(ip, 'ipv6') && !reserved.check(ip, 'ipv6');
};
