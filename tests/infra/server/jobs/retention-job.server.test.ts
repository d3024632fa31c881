import { startRetentionJob } from '#infra/server/jobs/retention-job';
import { testDatabase } from '#tests/support/database';
import { waitUntil } from '#tests/support/wait-until';

const db = testDatabase();
const report = (error: unknown) => {
  throw error;
};
const addOldAudit = (count: number) =>
  db.pool.query(
    `insert into audit (event, at) select 'login.opened-qr', now() - interval '401 days' from generate_series(1, $1)`,
    [count],
  );
const addAnswers = (count: number, expires: string) =>
  db.pool.query(
    `insert into kept_answer (intention, asked, answer, expires_at)
     select sha256(convert_to($2 || n, 'UTF8')), '', '{}', now() + $2::interval from generate_series(1, $1) n`,
    [count, expires],
  );
const left = async () => {
  const { rows } = await db.pool.query<{ audit: number; answers: number }>(
    'select (select count(*)::int from audit) as audit, (select count(*)::int from kept_answer) as answers',
  );
  return rows[0];
};

test('at the start everything that has had its time goes, batch by batch, and nothing else', async () => {
  await addOldAudit(25);
  await db.pool.query(`insert into audit (event) values ('login.refused')`);
  await addAnswers(25, '-1 second');
  await addAnswers(3, '1 hour');
  const retention = startRetentionJob({ pool: db.pool, auditDays: 400, report, batch: 10 });
  await waitUntil(left, (seen) => seen?.audit === 1 && seen.answers === 3);
  await retention.stop();
});

test('stopped at once, it leaves the rest and the pool alone', async () => {
  await addOldAudit(50);
  const retention = startRetentionJob({ pool: db.pool, auditDays: 400, report, batch: 1 });
  await retention.stop();
  expect(db.pool.totalCount - db.pool.idleCount).toBe(0);
  const after = await left();
  expect(after?.audit).toBeGreaterThan(1);
  await db.pool.query('select pg_sleep(0.05)');
  expect(await left()).toEqual(after);
});

test('a task that fails is reported, and the others are done all the same', async () => {
  await addAnswers(4, '-2 seconds');
  const reported: unknown[] = [];
  // Thirty days are the least the table agrees to.
  await db.pool.query(`insert into audit (event, at) values ('login.refused', now() - interval '20 days')`);
  const plan = { pool: db.pool, auditDays: 10, report: (error: unknown) => void reported.push(error) };
  const retention = startRetentionJob(plan);
  await waitUntil(left, (seen) => seen?.answers === 3);
  await retention.stop();
  expect(reported).toEqual([expect.objectContaining({ message: 'the audit is append-only' })]);
});
