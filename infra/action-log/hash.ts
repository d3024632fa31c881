import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical';

/** SHA-256 of the text's UTF-8 bytes, 64 hex digits. Synchronous, unlike SubtleCrypto: a fold cannot wait. */
export type HashOfText = (text: string) => string;

const portable: HashOfText = (text) => bytesToHex(sha256(utf8ToBytes(text)));
let chosen = portable;

/** Where the runtime has a faster SHA-256. */
export const hashBy = (faster: HashOfText): void => {
  chosen = faster;
};

export const hashOfText: HashOfText = (text) => chosen(text);

/** Hash of plain data, independent of key order. Throws TypeError for anything that is not plain data. */
export const hashOf = (value: unknown): string => hashOfText(canonical(value));

/** First 12 hex digits: enough to tell bodies of one log apart. */
export const shortHashOf = (value: unknown): string => hashOf(value).slice(0, 12);

/** Accumulates line by line what `hashOfText` would say of the whole. */
export const runningHash = () => {
  const hash = sha256.create();
  return {
    add: (text: string): void => void hash.update(utf8ToBytes(text)),
    /** Hash of everything added so far; more may follow. */
    sofar: (): string => bytesToHex(hash.clone().digest()),
  };
};
