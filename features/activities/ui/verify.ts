import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof } from '../contract/raffle';
import { oddsText, prizeAt, valueOf } from '#src/contract/draw-value';

export interface Verdict {
  readonly hmac: string;
  readonly value: number;
  /** The seed is the one whose digest was published before the day. */
  readonly isSeedKept: boolean;
  /** The draw fell as computed here. */
  readonly isDrawnSo: boolean;
  readonly prize: string;
  /** Computed by the odds whose number was published. */
  readonly areOddsKept: boolean;
}

/** Computes a draw anew from what was published; undefined until the seed is. */
export const verify = ({
  seed,
  digest,
  message,
  odds,
  fallback,
  oddsId,
  drawn,
}: Proof): Verdict | undefined => {
  if (seed === null) return undefined;
  const bytes = hexToBytes(seed);
  const signed = bytesToHex(hmac(sha256, bytes, utf8ToBytes(message)));
  const value = valueOf(signed);
  const prize = prizeAt(odds, value);
  return {
    hmac: signed,
    value,
    isSeedKept: bytesToHex(sha256(bytes)) === digest,
    isDrawnSo: prize.id === drawn,
    prize: prize.name,
    areOddsKept: bytesToHex(sha256(utf8ToBytes(oddsText({ prizes: odds, fallback })))) === oddsId,
  };
};
