import type { PoolClient } from 'pg';
import type { EggSought } from '../contract/gifts';
import type { Identity } from '#infra/server/http/identity';
import { EGG_PLACES, type EggPlace } from '../rules/egg-places';
import { EGG_BOX } from '../rules/gift-boxes';
import { progressOf } from './goals';
import type { ActivityEngine } from './engine';

const PLACES = Object.keys(EGG_PLACES) as readonly EggPlace[];
const KEEP = `
  insert into campaign_mark (activity, account_id, kind, ref) values ($1, $2, 'egg', $3) on conflict do nothing`;

/** Where a member's egg of today lies, by today's seed. */
const placeOfEgg = (value: number): EggPlace => PLACES[Math.floor(value * PLACES.length)] ?? 'labor';

export const seekEgg = async (
  client: PoolClient,
  engine: ActivityEngine,
  { accountId, globalId }: Identity,
  place: EggPlace,
): Promise<EggSought> => {
  const { key } = EGG_BOX;
  await engine.hold(client, accountId);
  const { today, marks, held } = await progressOf(client, engine, EGG_BOX, accountId);
  const eggs = held.egg ?? 0;
  if (marks.some(({ day }) => day === today)) return { state: 'had', eggs };
  await engine.running(client, key);
  if (placeOfEgg(await engine.valueToday(client, `${globalId}|egg`)) !== place)
    return { state: 'none', eggs };
  await client.query(KEEP, [key, accountId, today]);
  return { state: 'found', eggs: eggs + 1 };
};
