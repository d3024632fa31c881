import type { Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { repeatEvery, type Repetition } from '#infra/server/jobs/repeat-every';
import { alertsOf } from './alerts';
import { deliverAlerts, type DeliveryPlan } from './deliver-alerts';

const MINUTE_MS = 60_000;
const LOOK_EVERY = 5;
/** Days that the log of deliveries is kept for. */
const KEPT_DAYS = 90;

/** Alerts that have begun since it was last looked for are due at every address; those that are over may begin again. */
export const noteAlerts = async (pool: Pool): Promise<void> => {
  await inTransaction(pool, async (client) => {
    // Another server may be looking: what it saw is stored before anything is read here.
    await client.query('lock table alert_open in share row exclusive mode');
    const alerts = await alertsOf(client);
    const [kinds, abouts] = [alerts.map(({ kind }) => kind), alerts.map(({ about }) => about)];
    await client.query(
      `delete from alert_open where (kind, about) not in (select * from unnest($1::text[], $2::text[]))`,
      [kinds, abouts],
    );
    await client.query(
      `with begun as (
         insert into alert_open (kind, about) select * from unnest($1::text[], $2::text[])
         on conflict do nothing returning kind, about
       )
       insert into alert_delivery (webhook_id, kind, about, text)
       select w.id, b.kind, b.about, t.text
       from begun as b join unnest($1::text[], $2::text[], $3::text[]) as t (kind, about, text)
         on t.kind = b.kind and t.about = b.about, alert_webhook as w`,
      [kinds, abouts, alerts.map(({ text }) => text)],
    );
    await client.query('delete from alert_delivery where created_at < now() - make_interval(days => $1)', [
      KEPT_DAYS,
    ]);
  });
};

/** Looks for alerts every few minutes and delivers every minute. Stop it before the database. */
export const startAlertJob = ({
  report,
  ...plan
}: DeliveryPlan & { readonly report: (error: unknown) => void }): Repetition => {
  let minute = 0;
  return repeatEvery({
    everyMs: MINUTE_MS,
    report,
    work: async () => {
      if (minute % LOOK_EVERY === 0) await noteAlerts(plan.pool);
      minute += 1;
      await deliverAlerts(plan);
    },
  });
};
