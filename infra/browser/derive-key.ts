import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib';
import { deriveKey as deriveNatively } from 'altcha-lib/algorithms/web/pbkdf2';

// Without pauses: it runs in a worker, where nothing else waits for its turn.
const deriveInScript: DeriveKeyFunction = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) });

/** PBKDF2/SHA-256. Browsers offer theirs on secure origins only; on plain http hosts the script counts itself. */
export const deriveKeyWith = (subtle: SubtleCrypto | undefined): DeriveKeyFunction =>
  subtle ? deriveNatively : deriveInScript;
