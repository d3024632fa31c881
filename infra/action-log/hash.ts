import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical';

export interface RunningHash {
  readonly add: (text: string) => void;
  /** Hash of everything added so far; more may follow. */
  readonly sofar: () => string;
}

/** SHA-256 of UTF-8 bytes, 64 hex digits. Synchronous, unlike SubtleCrypto: a fold cannot wait. */
export interface Sha256 {
  readonly hashOfText: (text: string) => string;
  readonly runningHash: () => RunningHash;
}

const portable: Sha256 = {
  hashOfText: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  runningHash: () => {
    const hash = sha256.create();
    return {
      add: (text) => void hash.update(utf8ToBytes(text)),
      sofar: () => bytesToHex(hash.clone().digest()),
    };
  },
};
let chosen = portable;

/** Where the runtime has a faster SHA-256. */
export const hashBy = (faster: Sha256): void => {
  chosen = faster;
};

export const hashOfText: Sha256['hashOfText'] = (text) => chosen.hashOfText(text);

/** Accumulates line by line what `hashOfText` would say of the whole. */
export const runningHash: Sha256['runningHash'] = () => chosen.runningHash();

/** Hash of plain data, independent of key order. Throws TypeError for anything that is not plain data. */
export const hashOf = (value: unknown): string => hashOfText(canonical(value));

/** First 12 hex digits: enough to tell bodies of one log apart. */
export const shortHashOf = (value: unknown): string => hashOf(value).slice(0, 12);
