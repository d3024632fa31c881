import type { Identity } from './identity';

const GROUPS = 8;
/** One home or office holds a whole /64 of IPv6 addresses. */
const GROUPS_OF_NETWORK = 4;

const groupsIn = (part: string): readonly string[] => part.split(':').filter(Boolean);

const expand = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  if (tail === undefined) return groupsIn(head);
  const [before, after] = [groupsIn(head), groupsIn(tail)];
  const missing = Math.max(0, GROUPS - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after];
};

/** The dotted address, mapped into IPv6 or not; some proxies forward the visitor's port with it. */
const DOTTED = /(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/;
/** `[2001:db8::1]:443`: an IPv6 address with a port stands in brackets. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;

/** What counts as one visitor's place on the net: an IPv4 address, mapped or not, or the /64 of an IPv6 address. */
export const networkOf = (ip: string): string => {
  const written = ip.trim();
  const bare = BRACKETED.exec(written)?.[1] ?? written;
  const address = (bare.split('%')[0] ?? bare).toLowerCase();
  const dotted = DOTTED.exec(address)?.[1];
  if (dotted) return dotted;
  const groups = expand(address).slice(0, GROUPS_OF_NETWORK);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
};

/** Whose limits a call spends: the member's own, or those of the network that a visitor comes from. */
export const senderOf = ({
  identity,
  ip,
}: {
  readonly identity?: Pick<Identity, 'accountId'> | undefined;
  readonly ip: string;
}): string => (identity ? `account ${identity.accountId}` : `network ${networkOf(ip)}`);
