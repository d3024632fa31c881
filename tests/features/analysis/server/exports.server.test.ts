import { parquetReadObjects } from 'hyparquet';
import { exportEventsCall } from '#features/analysis/contract/index';
import { eventsFile } from '#features/analysis/server/events-file';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import { bytesOf, nameOf, textOf } from './file-answer';
import { DAY, someFacts } from './some-facts';

const { db, routes, analyst, happen } = someFacts();
const days = { from: DAY, to: DAY };
beforeEach(() => db.pool.query('truncate event, analysis_access'));

const many = (count: number) =>
  db.pool.query(
    `insert into event (id, day, happened_at, fncode, account_name, tab, sequence, query)
     select gen_random_uuid(), $1::date, $1::date + interval '1 hour' + n * interval '0.1 second', '100100', 'member',
       'tab', n, jsonb_build_object('title', 'page ' || n) from generate_series(0, $2::int - 1) as n`,
    [DAY, count],
  );

describe('events as a file', () => {
  test.each([{}, { account: 'member' }])('are all that fit (%j), the latest first', async (filter) => {
    await many(4_321);
    await happen({ fncode: '200104', query: { n: 1 } });
    const plan = { ...days, codes: '100100', ...filter };
    const file = await eventsFile(db.pool, plan, 'ndjson');
    expect(nameOf(file)).toBe('事件 4321 条.ndjson');
    const lines = (await textOf(file)).trimEnd().split('\n');
    const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.map((row) => row['序号'])).toEqual(Array.from({ length: 4_321 }, (_, at) => 4_320 - at));
    expect(rows.at(-1)).toMatchObject({ 事件: '100100', 账号: 'member', 内容: { title: 'page 0' } });
  });

  test('are the same as CSV and as Parquet', async () => {
    await many(2_500);
    const csv = await textOf(await eventsFile(db.pool, days, 'csv'));
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2_501);
    expect(csv).toContain('"{""title"":""page 7""}"');
    const parquet = await bytesOf(await eventsFile(db.pool, days, 'parquet'));
    const file = new Uint8Array(parquet).buffer;
    const rows = await parquetReadObjects({ file });
    expect(rows).toHaveLength(2_500);
    expect(rows[2_499]).toMatchObject({ 序号: 0, 事件: '100100', 引导: null });
  });

  test('are 100,000 at most, and the file says so', async () => {
    await many(100_001);
    const answer = await eventsFile(db.pool, days, 'csv');
    expect(nameOf(answer)).toBe('事件 前 100000 条（还有更多）.csv');
    expect((await textOf(answer)).trimEnd().split('\r\n')).toHaveLength(100_001);
  });

  test('who took them is kept', async () => {
    const identity = await analyst();
    const query = { ...days, account: 'member', format: 'csv' };
    const served = routes().find(({ call }) => call.path === exportEventsCall.path);
    await textOf((await served?.handle({ identity, query } as never)) as StreamAnswer);
    const { rows } = await db.pool.query<{ what: string }>('select what from analysis_access order by id');
    expect(rows.map(({ what }) => what)).toEqual([
      '事件：账号 member',
      `导出事件：from ${DAY}，to ${DAY}，account member`,
    ]);
  });
});
