import type { Pool } from 'pg';
import type { HandshakeRequest } from '#src/contract/handshake';
import { type Device, deviceFrom } from './device';

export interface Devices {
  find(thumbprint: string): Promise<Device | undefined>;
  register(device: Device, keys: HandshakeRequest): Promise<void>;
  /** Forgets devices that have not shaken hands for a long time; they are asked to do so again. */
  forgetOld(): Promise<void>;
}

interface Row {
  readonly sx: string;
  readonly sy: string;
  readonly ax: string;
  readonly ay: string;
}

const FORGOTTEN_AFTER = "interval '90 days'";
/** Importing two keys costs more than verifying with them. */
const KEPT_IMPORTED = 5_000;

const keysOf = ({ sx, sy, ax, ay }: Row): HandshakeRequest => ({
  signing: { kty: 'EC', crv: 'P-256', x: sx, y: sy },
  answering: { kty: 'EC', crv: 'P-256', x: ax, y: ay },
});

export const deviceStore = (pool: Pool, keptImported = KEPT_IMPORTED): Devices => {
  // A Map remembers the order of writing: its first key is the one unused for longest.
  const imported = new Map<string, Device>();
  const keep = (device: Device): Device => {
    imported.delete(device.thumbprint);
    imported.set(device.thumbprint, device);
    const [longestUnused] = imported.keys();
    if (imported.size > keptImported && longestUnused) imported.delete(longestUnused);
    return device;
  };
  return {
    find: async (thumbprint) => {
      const known = imported.get(thumbprint);
      if (known) return keep(known);
      const { rows } = await pool.query<Row>(
        `select signing_x as sx, signing_y as sy, answering_x as ax, answering_y as ay
         from device where thumbprint = $1`,
        [thumbprint],
      );
      return rows[0] && keep(await deviceFrom(keysOf(rows[0])));
    },
    register: async (device, { signing, answering }) => {
      await pool.query(
        `insert into device (thumbprint, signing_x, signing_y, answering_x, answering_y, first_seen_at, last_seen_at)
         values ($1, $2, $3, $4, $5, now(), now())
         on conflict (thumbprint) do update
         set answering_x = excluded.answering_x, answering_y = excluded.answering_y, last_seen_at = now()`,
        [device.thumbprint, signing.x, signing.y, answering.x, answering.y],
      );
      keep(device);
    },
    forgetOld: async () => {
      const { rows } = await pool.query<{ thumbprint: string }>(
        `delete from device where last_seen_at < now() - ${FORGOTTEN_AFTER} returning thumbprint`,
      );
      for (const { thumbprint } of rows) imported.delete(thumbprint);
    },
  };
};
