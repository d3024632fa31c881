import type { Pool, PoolClient } from 'pg';
import type { Sealing } from '#infra/server/security/sealing';

export interface Target {
  readonly url: string;
  readonly secret: string;
}

const aboutOf = (id: string): string => `alert_webhook ${id}`;

export const sealTarget = (sealing: Sealing, id: string, { url, secret }: Target): Buffer =>
  sealing.seal(JSON.stringify({ url, secret }), aboutOf(id));

/** Undefined when it was sealed under another KEY_SECRET. */
export const openTarget = (sealing: Sealing, id: string, sealed: Buffer): Target | undefined => {
  const text = sealing.open(sealed, aboutOf(id));
  return text === undefined ? undefined : (JSON.parse(text) as Target);
};

/** Those that were set before targets were sealed. */
export const sealPlainTargets = async (pool: Pool | PoolClient, sealing: Sealing): Promise<void> => {
  const { rows } = await pool.query<Target & { readonly id: string }>(
    'select id::text as id, url, secret from alert_webhook where sealed is null',
  );
  for (const { id, ...target } of rows)
    await pool.query(
      'update alert_webhook set sealed = $2, url = null, secret = null where id = $1 and sealed is null',
      [id, sealTarget(sealing, id, target)],
    );
};
