import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { parquetReadObjects } from 'hyparquet';
import { sqlCall } from '#features/analysis/contract/index';
import { SQL_TABLES } from '#features/analysis/rules/sql-tables';
import { analysisServer } from '#features/analysis/server/index';
import { sqlRunner } from '#features/analysis/server/sql';
import { ingestEvent } from '#features/tracking/server/index';
import type { ApiError } from '#infra/server/http/api-error';
import { addReaderRole, grantToReader } from '#infra/server/postgres/application-role';
import { asker } from '#tests/support/ask';
import { waitUntil } from '#tests/support/wait-until';
import { bytesOf, nameOf, textOf } from './file-answer';
import { DAY, someFacts, MAINTENANCE } from './some-facts';

const { db, ask, analyst, happen } = someFacts();
const rows = async (sql: string) => (await db.pool.query<Record<string, unknown>>(sql)).rows;
const HARMLESS = [
  'clock_timestamp',
  'gen_random_uuid',
  'pg_sleep',
  'pg_sleep_for',
  'pg_sleep_until',
  'random',
  'random_normal',
  'timeofday',
  'uuidv4',
  'uuidv7',
];
beforeEach(() => db.pool.query('truncate event, analysis_access'));

describe('SQL of analysts', () => {
  const readerUrlOf = async (): Promise<string> => {
    const { connectionString = '' } = db.pool.options;
    const readerUrl = await addReaderRole(connectionString, () => undefined);
    await grantToReader('portal_reader', db.pool);
    return readerUrl;
  };
  const askAsReader = async (sql: string) => {
    const readerUrl = await readerUrlOf();
    const identity = await analyst();
    const routes = analysisServer({
      database: db.database,
      readerUrl,
      ingest: ingestEvent,
      ...MAINTENANCE,
      report: () => undefined,
    }).routes;
    return asker(() => routes)(sqlCall, { identity, body: { sql } });
  };

  test('reads the facts: counts are numbers, days stand as written', async () => {
    await happen({ fncode: '100100' }, { fncode: '100100' });
    expect(await askAsReader('select day, count(*) from event group by 1')).toMatchObject({
      columns: ['day', 'count'],
      rows: [[DAY, 2]],
      isCut: false,
    });
  });

  test('numbers of more digits than a number of the language holds stand as text', async () => {
    expect(
      await askAsReader(
        `select 9007199254740993::int8, 42::int8, 0.12345678901234567891::numeric, 1.50::numeric, 'NaN'::numeric`,
      ),
    ).toMatchObject({ rows: [['9007199254740993', 42, '0.12345678901234567891', '1.50', 'NaN']] });
  });

  test.each([
    'select username from account',
    'select * from sms_code',
    `select set_config('role', 'postgres', false), query_to_xml('select username from account', true, true, '')`,
    `delete from event`,
    `select 1; delete from event`,
    `select pg_read_file('/etc/passwd')`,
    `select n_live_tup from pg_stat_user_tables where relname = 'account'`,
    `select pg_relation_size('account')`,
  ])('%s is refused, and the facts stay', async (sql) => {
    await happen({ fncode: '100100' });
    await expect(askAsReader(sql)).rejects.toThrow(/不对分析开放|数据库的答复|只能查询|一条语句/);
    expect(await rows('select count(*)::int as count from event')).toEqual([{ count: 1 }]);
  });

  test.each([
    ['select foo from event', 8],
    ['selec 1', 1],
    ["select '造价', foo from event", 14],
  ])('%s: the place of the error is that of the statement', async (sql, at) => {
    await expect(askAsReader(sql)).rejects.toThrow(new RegExp(`数据库的答复：.*（第 ${at} 个字符）`));
  });

  test.each([
    ['delete from event', '只能查询'],
    ['-- 清空\n  TRUNCATE event', '只能查询'],
    ['explain select 1', '只能查询'],
    ['with gone as (delete from event returning *) select * from gone', '只能查询'],
    ['select 1; delete from event', '一次只能运行一条语句'],
    ['select delete from event', '第 8 个字符'],
  ])('%s: %s', async (sql, words) => {
    await expect(askAsReader(sql)).rejects.toThrow(words);
  });

  test('every table that may be read is listed with its columns', async () => {
    const listed = `select c.relname as name, json_agg(a.attname order by a.attnum) as columns from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and has_table_privilege('portal_reader', c.oid, 'select') group by 1`;
    await readerUrlOf();
    const known = Object.entries(SQL_TABLES).map(([name, { columns }]) => ({ name, columns }));
    expect(new Set(await rows(listed))).toEqual(new Set(known));
  });

  /** A way to the database that counts what comes back by it. */
  const countingWay = async (readerUrl: string) => {
    const url = new URL(readerUrl);
    const { hostname, port } = url;
    let bytes = 0;
    const way = createServer((from) => {
      const to = connect(Number(port), hostname);
      to.on('data', (chunk) => (bytes += chunk.byteLength));
      from.pipe(to).pipe(from);
      for (const end of [from, to])
        end.on('error', () => undefined).once('close', () => [from, to].forEach((each) => each.destroy()));
    });
    way.listen(0, '127.0.0.1');
    await once(way, 'listening');
    url.hostname = '127.0.0.1';
    url.port = String((way.address() as AddressInfo).port);
    return { url: url.href, bytes: () => bytes, close: () => way.close() };
  };

  test.each([
    `select repeat('x', 40000000)`,
    `select repeat('x', 10000000) from generate_series(1, 4)`,
    `select string_to_array(repeat('1,', 15000000), ',')`,
    `select array_agg(n + 10000000) from generate_series(1, 4000000) as n`,
    `select repeat('x', 40000000)::int`,
  ])('%s: of a long answer only the beginning is heard', async (sql) => {
    const way = await countingWay(await readerUrlOf());
    await expect(sqlRunner(way.url).answer(sql)).rejects.toThrow('结果过大');
    expect(way.bytes()).toBeLessThan(20_000_000);
    way.close();
  });

  test('room beside memory is bounded', async () => {
    const sql = `select count(*) from (select repeat('x', 1000) || n from generate_series(1, 400000) as n order by 1 desc) as t`;
    await expect(askAsReader(sql)).rejects.toThrow('临时空间过多');
  });

  test('memory is bounded, of one value as of many', async () => {
    const texts = `from generate_series(1, 1000) as n`;
    for (const sql of [
      `select length(string_agg(repeat('x', 1000000), '')) ${texts}`,
      `select cardinality(array_agg(repeat(md5(n::text), 30000))) ${texts}`,
    ])
      await expect(askAsReader(sql)).rejects.toThrow('查询要用的内存超过 256 MB，已停止');
    expect(await askAsReader('select 1 as still')).toMatchObject({ rows: [[1]] });
  });

  test('[attack] a statement that hears of no cancel is ended, and nobody else notices', async () => {
    const readerUrl = await readerUrlOf();
    const runs = async () =>
      (
        await rows(
          `select count(*)::int as count from pg_stat_activity where usename = 'portal_reader' and state = 'active'`,
        )
      )[0]?.count;
    const other = await db.pool.connect();
    for (const sql of [
      `select length(translate(repeat('a', 5000000), repeat('b', 1000000) || 'c', ''))`,
      `select strpos(repeat('a', 9000000), 'b' || repeat('a', 900000))`,
    ]) {
      await expect(sqlRunner(readerUrl).answer(sql)).rejects.toThrow('查询超过 10 秒，已停止');
      expect(await waitUntil(runs, (count) => count === 0)).toBe(0);
    }
    // A restart of the database would have cut this connection.
    expect((await other.query('select 1 as still')).rows).toEqual([{ still: 1 }]);
    other.release();
  }, 60_000);

  test('of statements that come together one runs, two wait, and the others are told to come again', async () => {
    const readerUrl = await readerUrlOf();
    const sql = `select count(*) from pg_stat_activity where usename = current_user and state = 'active'`;
    const { answer: runSql } = sqlRunner(readerUrl);
    const told = await Promise.allSettled(Array.from({ length: 8 }, () => runSql(sql)));
    const answers = told.flatMap((one) => (one.status === 'fulfilled' ? [one.value.rows] : []));
    expect(answers).toEqual(Array.from({ length: 3 }, () => [[1]]));
    expect(
      told.flatMap((one) => (one.status === 'rejected' ? [(one.reason as ApiError).businessMsg] : [])),
    ).toEqual(Array.from({ length: 5 }, () => '正在运行的 SQL 查询过多，请稍后再试'));
  });

  test('statements of one server wait for no other server', async () => {
    const readerUrl = await readerUrlOf();
    const [crowded, free] = [sqlRunner(readerUrl), sqlRunner(readerUrl)];
    const told = Promise.allSettled(Array.from({ length: 4 }, () => crowded.answer('select 1')));
    expect(await free.answer('select 2')).toMatchObject({ rows: [[2]] });
    expect((await told).map(({ status }) => status)).toContain('rejected');
  });

  test.each([
    `select pg_logical_emit_message(false, 'x', repeat('x', 1000))`,
    `select pg_advisory_lock(7203514084)`,
    `select pg_advisory_xact_lock_shared(1, 2)`,
    `select pg_try_advisory_lock(7203514084)`,
    `select pg_notify('changes', 'x')`,
    `select lo_create(0)`,
    `select set_config('work_mem', '1GB', false)`,
    `select pg_export_snapshot()`,
    `select pg_create_restore_point('x')`,
    `select pg_cancel_backend(pg_backend_pid())`,
    `select txid_current()`,
    `select pg_current_xact_id()`,
  ])('a statement that reads does nothing else: %s', async (sql) => {
    await expect(askAsReader(sql)).rejects.toThrow('语句不是查询');
  });

  test('of all functions that may do something, and of those that act for the owner, the reader has the harmless', async () => {
    await readerUrlOf();
    const may = await rows(
      `select distinct proname::text as name from pg_proc
       where (provolatile = 'v' or prosecdef) and has_schema_privilege('portal_reader', pronamespace, 'usage')
         and has_function_privilege('portal_reader', oid, 'execute')
         and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype) order by 1`,
    );
    expect(may.map(({ name }) => name)).toEqual(HARMLESS);
  });

  test('a value that is wrong is answered in a few words, and written to no log', async () => {
    const { rows: bounds } = await db.pool.query<{ setconfig: string[] }>(
      `select setconfig from pg_db_role_setting join pg_roles on pg_roles.oid = setrole where rolname = 'portal_reader'`,
    );
    expect(bounds[0]?.setconfig).toEqual(
      expect.arrayContaining(['log_min_messages=fatal', 'log_min_error_statement=panic']),
    );
    const refused = await askAsReader(`select repeat('x', 1000000)::int`).catch((error: Error) => error);
    expect(String((refused as ApiError).businessMsg).length).toBeLessThan(600);
  });

  const numbers = (count: number) => `select n, 'row ' || n as words from generate_series(1, ${count}) as n`;

  test('a file has ten times the rows of the screen, and says when there are more', async () => {
    const sql = sqlRunner(await readerUrlOf());
    expect(await sql.answer(numbers(20_000))).toMatchObject({ isCut: true, rows: { length: 10_000 } });
    const whole = await sql.file(numbers(100_000), 'csv');
    expect(nameOf(whole)).toBe('结果 100000 行.csv');
    const lines = (await textOf(whole)).trimEnd().split('\r\n');
    expect([lines.length, lines.at(-1)]).toEqual([100_001, '100000,row 100000']);
    const cut = await sql.file(numbers(100_001), 'parquet');
    expect(nameOf(cut)).toBe('结果 前 100000 行（还有更多）.parquet');
    const rowsOfFile = await parquetReadObjects({ file: new Uint8Array(await bytesOf(cut)).buffer });
    expect([rowsOfFile.length, rowsOfFile.at(-1)]).toEqual([100_000, { n: 100_000, words: 'row 100000' }]);
  });

  test.each([
    ['select 1 / (5000 - n) from generate_series(1, 9000) as n', '数据库的答复：division by zero'],
    ['select n, pg_sleep(0.005) from generate_series(1, 9000) as n', '查询超过 10 秒，已停止'],
    [`select repeat('x', 10000) from generate_series(1, 9000)`, '结果过大'],
  ])('what goes wrong behind the first rows is told in words, and in no file: %s', async (sql, words) => {
    await expect(sqlRunner(await readerUrlOf()).file(sql, 'csv')).rejects.toThrow(words);
  });

  test('times are told as on the other screens', async () => {
    const told = await askAsReader(`select '2026-03-01T16:30:00Z'::timestamptz::text`);
    expect(told.rows).toEqual([['2026-03-02 00:30:00+08']]);
  });

  test('who asked what is kept to the last sign', async () => {
    const sql = `/* ${'-'.repeat(5_000)} */ select 1 as last`;
    await askAsReader(sql);
    expect((await rows('select what from analysis_access')).map(({ what }) => what)).toEqual([`SQL：${sql}`]);
  });

  test.each([
    `select 1 from pg_authid`,
    `select query from pg_stat_activity where query like '%account%'`,
    `select * from pg_stats where tablename = 'account'`,
    `select setting from pg_settings where name = 'data_directory'`,
  ])('the catalogues tell nothing of what the reader may not read: %s', async (sql) => {
    const told = await askAsReader(sql).catch(() => ({ rows: [] }));
    expect(told.rows).toEqual([]);
  });

  test('without a database user of its own there is none', async () => {
    const identity = await analyst();
    await expect(ask(sqlCall, { identity, body: { sql: 'select 1' } })).rejects.toThrow(
      'DATABASE_READER_URL',
    );
  });
});
