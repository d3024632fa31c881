import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { handshakeCall } from '#src/contract/handshake';
import { networkOf } from '../../http/network-of';
import { consumeRateLimit } from '../../http/rate-limit';
import { route, type Route } from '../../http/route';
import { repeatEvery } from '../../jobs/repeat-every';
import type { Sealing } from '../sealing';
import { deviceStore } from './device-store';
import type { KeyOf } from './identify-signer';
import { nonceStore } from './nonce-store';
import { serverKeys } from './server-keys';
import { tooManyHandshakes } from './signing-errors';
import { signingHooks, type SignableCall, type SigningHooks } from './signing-hooks';
import { nextAccepted } from './verify-signature';

/** A page shakes hands once; an office of hundreds stands behind one address. */
const perNetwork = { name: 'handshake.network', limit: 1_200, windowS: 600 };

/** @throws SigningRefusal 442 */
const countHandshakes =
  (pool: Pool) =>
  async (ip: string): Promise<void> => {
    if (!(await consumeRateLimit(pool, { ...perNetwork, key: networkOf(ip) }))) throw tooManyHandshakes();
  };

/** Elapsed time on top of the time of the start, in milliseconds: stepping the machine's clock back revives nothing. */
export const serverTime = (
  startedAt = Date.now(),
  elapsed: () => number = () => performance.now(),
): (() => number) => {
  const zero = startedAt - elapsed();
  return () => Math.floor(elapsed() + zero);
};

export interface SigningPlan {
  readonly pool: Pool;
  /** Milliseconds since 1970; by default a clock that nobody can set back. */
  readonly clock?: () => number;
  /** Hosts this server is known by (`portal.test`, `localhost:8080`). Read anew with every request. */
  readonly authorities: readonly string[];
  readonly keyOf: KeyOf;
  /** Of the server's keys in the database. */
  readonly sealing: Sealing;
  /** Ends the login of everybody: see `NoncePlan`. */
  readonly endLogins: () => Promise<void>;
  /** Told when the maintenance of keys and pages fails; it is tried again a minute later. */
  readonly report: (error: unknown) => void;
}

export interface Signing {
  readonly routes: readonly Route[];
  /** To be spread into the route of every call. */
  readonly hooksOf: (call: SignableCall) => SigningHooks;
  /** Thumbprint of the key that signed the request; undefined when it was not signed. */
  readonly deviceOf: (request: FastifyRequest) => string | undefined;
  /** Resolves when no maintenance is under way any more. */
  readonly close: () => Promise<void>;
}

const MAINTENANCE_MS = 60_000;

/** Rejects when the tables cannot be reached. */
export const createSigning = async ({
  pool,
  clock = serverTime(),
  authorities,
  keyOf,
  sealing,
  endLogins,
  report,
}: SigningPlan): Promise<Signing> => {
  const devices = deviceStore(pool);
  const keys = serverKeys({ pool, sealing, report });
  const nonces = nonceStore({ pool, now: clock, endLogins });
  const maintenance = async () => {
    await nonces.turnPages();
    await keys.rotate();
    await devices.forgetOld();
  };
  await maintenance();
  await nonces.beginPeriod();
  const repeated = repeatEvery({ work: maintenance, everyMs: MAINTENANCE_MS, report });

  const { hooksOf, deviceOf } = signingHooks({
    authorities,
    now: clock,
    nonces,
    devices,
    keys,
    keyOf,
    countHandshake: countHandshakes(pool),
  });
  return {
    hooksOf,
    deviceOf,
    routes: [
      // The device was registered when its signature was found good: without the hook nobody gets in here.
      route(handshakeCall, () => {
        const period = nonces.period();
        return Promise.resolve({
          now: nextAccepted(clock(), period),
          boot: period.watermark,
          keys: keys.offered(),
        });
      }),
    ],
    close: repeated.stop,
  };
};
