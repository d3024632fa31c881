import type { Identity } from '#infra/server/http/identity';
import { someFacts } from './some-facts';

/** Facts, none before each test, with an analyst and one who may also see to persons and receivers. */
export const factsAndAnalysts = () => {
  const facts = someFacts();
  const { db, analyst } = facts;
  const who = {} as { plain: Identity; admin: Identity };
  beforeAll(async () => {
    Object.assign(who, { plain: await analyst(), admin: await analyst() });
    await db.pool.query('update account set is_analyst = true, is_internal = id = $1', [who.admin.accountId]);
  });
  beforeEach(() =>
    db.pool.query(
      `truncate event, event_hour, event_day_sum, event_tab, event_bad, delivery_hour, event_retention, behavior_erasure,
         alert_webhook, alert_open, alert_delivery, known_gap, behavior_pause`,
    ),
  );
  return {
    ...facts,
    who,
    rows: async (sql: string, values: readonly unknown[] = []) =>
      (await db.pool.query<Record<string, unknown>>(sql, [...values])).rows,
  };
};
