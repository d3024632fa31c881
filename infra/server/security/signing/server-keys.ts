import { calculateJwkThumbprint } from 'jose';
import type { Pool, PoolClient } from 'pg';
import type { EcPublicJwk, HandshakeReply } from '#src/contract/handshake';
import { inTransaction } from '../../postgres/database-pool';
import type { Sealing } from '../sealing';

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

export interface ServerKeysPlan {
  readonly pool: Pool;
  readonly sealing: Sealing;
  /** Told once of every key that was sealed under another secret. */
  readonly report: (error: Error) => void;
}

type PrivateJwk = EcPublicJwk & { readonly d: string };
interface Row {
  readonly kid: string;
  readonly private_jwk: PrivateJwk | null;
  readonly sealed: Buffer | null;
  readonly is_young: boolean;
}
interface Opened {
  readonly kid: string;
  readonly jwk: PrivateJwk;
}

const OFFERED_FOR = "interval '30 days'";
const KEPT_FOR = "interval '37 days'";
/** Any number that nothing else on the same database uses for an advisory lock. */
const LOCK = 7_203_514_083;
const ECDH = { name: 'ECDH', namedCurve: 'P-256' };

const addNew = async (client: PoolClient, sealing: Sealing): Promise<Opened> => {
  const { subtle } = globalThis.crypto;
  const { privateKey } = await subtle.generateKey(ECDH, true, ['deriveBits']);
  const { x = '', y = '', d = '' } = await subtle.exportKey('jwk', privateKey);
  const jwk: PrivateJwk = { kty: 'EC', crv: 'P-256', x, y, d };
  const kid = await calculateJwkThumbprint({ kty: 'EC', crv: 'P-256', x, y });
  await client.query('insert into server_key (kid, sealed, created_at) values ($1, $2, now())', [
    kid,
    sealing.seal(JSON.stringify(jwk), kid),
  ]);
  return { kid, jwk };
};

const openRow = async (
  client: PoolClient,
  sealing: Sealing,
  { kid, private_jwk: plain, sealed }: Row,
): Promise<PrivateJwk | undefined> => {
  if (plain) {
    await client.query('update server_key set sealed = $2, private_jwk = null where kid = $1', [
      kid,
      sealing.seal(JSON.stringify(plain), kid),
    ]);
    return plain;
  }
  const text = sealed ? sealing.open(sealed, kid) : undefined;
  return text === undefined ? undefined : (JSON.parse(text) as PrivateJwk);
};

const rotateIn = async (client: PoolClient, sealing: Sealing) => {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(`delete from server_key where created_at < now() - ${KEPT_FOR}`);
  const { rows } = await client.query<Row>(
    `select kid, private_jwk, sealed, created_at >= now() - ${OFFERED_FOR} as is_young
     from server_key order by created_at desc, kid`,
  );
  const opened: Opened[] = [];
  const foreign: string[] = [];
  let isYoungOpen = false;
  for (const row of rows) {
    const jwk = await openRow(client, sealing, row);
    if (jwk) opened.push({ kid: row.kid, jwk });
    else foreign.push(row.kid);
    isYoungOpen ||= jwk !== undefined && row.is_young;
  }
  return { opened: isYoungOpen ? opened : [await addNew(client, sealing), ...opened], foreign };
};

export const serverKeys = ({ pool, sealing, report }: ServerKeysPlan): ServerKeys => {
  let offered: HandshakeReply['keys'] = [];
  let keys: ReadonlyMap<string, ServerKey> = new Map();
  const reported = new Set<string>();
  const imported = async ({ kid, jwk }: Opened): Promise<ServerKey> =>
    keys.get(kid) ?? {
      kid,
      privateKey: await globalThis.crypto.subtle.importKey('jwk', jwk, ECDH, false, ['deriveBits']),
    };
  return {
    offered: () => offered,
    find: (kid) => (kid === undefined ? undefined : keys.get(kid)),
    rotate: async () => {
      const { opened, foreign } = await inTransaction(pool, (client) => rotateIn(client, sealing));
      const all = await Promise.all(opened.map(imported));
      keys = new Map(all.map((key) => [key.kid, key]));
      offered = opened.map(({ kid, jwk: { kty, crv, x, y } }) => ({ kty, crv, x, y, kid }));
      for (const kid of foreign) {
        if (reported.has(kid)) continue;
        reported.add(kid);
        // Browsers that were offered it shake hands again, unasked.
        report(new Error(`server key ${kid} is sealed under another KEY_SECRET and stays closed`));
      }
    },
  };
};
