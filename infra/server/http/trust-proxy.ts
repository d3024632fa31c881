import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** Whose `X-Forwarded-For` is believed: that of so many proxies in a row, or of these addresses. */
export type TrustedProxies = number | readonly string[];

const MOST_HOPS = 9;
const HOPS = new RegExp(`^[1-${MOST_HOPS}]$`);
/** Names Fastify knows for whole ranges. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

const isRange = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  if (more.length > 0) return false;
  const bits = BITS[isIP(address)];
  if (bits === undefined) return RANGES.includes(text);
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
};

const partsOf = (text: string): readonly string[] => text.split(/[,\s]+/).filter(Boolean);
const areRanges = (parts: readonly string[]): boolean => parts.length > 0 && parts.every(isRange);

export const trustProxyFields = {
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => HOPS.test(text.trim()) || areRanges(partsOf(text)),
          `应为反向代理的层数（1 到 ${MOST_HOPS}），或代理的地址，逗号分隔，如 10.0.0.5、10.0.0.0/8、loopback`,
        ),
      ),
  ),
};

export const trustedProxiesOf = ({
  TRUST_PROXY: given,
}: {
  readonly TRUST_PROXY?: string | undefined;
}): TrustedProxies | undefined => {
  if (given === undefined) return undefined;
  return HOPS.test(given.trim()) ? Number(given) : partsOf(given);
};

/**
 * As Fastify takes it. A number of its own it never trusts, since whoever reaches the port past the proxies could
 * forge the header; that nobody does is what the operator says with it.
 */
export const trustProxyOption = (
  proxies: TrustedProxies,
): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
