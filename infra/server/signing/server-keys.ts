import { calculateJwkThumbprint } from 'jose';
import type { Pool, PoolClient } from 'pg';
import type { EcPublicJwk, HandshakeReply } from '../../../src/contract/handshake';
import { inTransaction } from '../database-pool';

export interface ServerKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}
export interface ServerKeys {
  /** Newest first. */
  offered(): HandshakeReply['keys'];
  find(kid: string | undefined): ServerKey | undefined;
  /** Makes a new key when the newest has had its time, drops those nobody can still use, and reads what is there. */
  rotate(): Promise<void>;
}

type PrivateJwk = EcPublicJwk & { readonly d: string };
interface Row {
  readonly kid: string;
  readonly private_jwk: PrivateJwk;
}

const OFFERED_FOR = "interval '30 days'";
const KEPT_FOR = "interval '37 days'";
/** Any number that nothing else on the same database uses for an advisory lock. */
const LOCK = 7_203_514_083;
const ECDH = { name: 'ECDH', namedCurve: 'P-256' };

const addNew = async (client: PoolClient): Promise<void> => {
  const { subtle } = globalThis.crypto;
  const { privateKey } = await subtle.generateKey(ECDH, true, ['deriveBits']);
  const { x, y, d } = await subtle.exportKey('jwk', privateKey);
  const kid = await calculateJwkThumbprint({ kty: 'EC', crv: 'P-256', x, y });
  await client.query('insert into server_key (kid, private_jwk, created_at) values ($1, $2, now())', [
    kid,
    { kty: 'EC', crv: 'P-256', x, y, d },
  ]);
};

const rotateIn = async (client: PoolClient): Promise<readonly Row[]> => {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(`delete from server_key where created_at < now() - ${KEPT_FOR}`);
  const { rowCount } = await client.query(
    `select from server_key where created_at >= now() - ${OFFERED_FOR} limit 1`,
  );
  if (rowCount === 0) await addNew(client);
  return (await client.query<Row>('select kid, private_jwk from server_key order by created_at desc, kid'))
    .rows;
};

export const serverKeys = (pool: Pool): ServerKeys => {
  let offered: HandshakeReply['keys'] = [];
  let keys: ReadonlyMap<string, ServerKey> = new Map();
  const imported = async ({ kid, private_jwk: jwk }: Row): Promise<ServerKey> =>
    keys.get(kid) ?? {
      kid,
      privateKey: await globalThis.crypto.subtle.importKey('jwk', jwk, ECDH, false, ['deriveBits']),
    };
  return {
    offered: () => offered,
    find: (kid) => (kid === undefined ? undefined : keys.get(kid)),
    rotate: async () => {
      const rows = await inTransaction(pool, rotateIn);
      const all = await Promise.all(rows.map(imported));
      keys = new Map(all.map((key) => [key.kid, key]));
      offered = rows.map(({ kid, private_jwk: { kty, crv, x, y } }) => ({ kty, crv, x, y, kid }));
    },
  };
};
