import { overviewCall } from '#features/analysis/contract/index';
import { alertsOf } from '#features/analysis/server/alerts';
import { someFacts } from './some-facts';

const { db, ask, happen } = someFacts();

describe('what is out of its usual band is told', () => {
  /** All at one time; what is planted is gone afterwards. */
  const alertsAfter = async (...planted: readonly (readonly [sql: string, ...values: unknown[]])[]) => {
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      for (const [sql, ...values] of planted) await client.query(sql, values);
      return await alertsOf(client);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  /** So many of a code on each of the days that lie so far back. */
  const on = (fncode: string, from: number, upTo: number, events = 1) =>
    [
      `insert into event_day_sum (day, fncode, role, events)
       select event_day(now()) - back, $1, 'a', $4 from generate_series($2::int, $3::int) as back`,
      fncode,
      from,
      upTo,
      events,
    ] as const;

  test.each([
    ['on all of the fourteen days before the last two', [on('100100', 2, 15)], 14],
    ['on thirteen of them', [on('100100', 2, 14)], 13],
    ['on twelve of them', [on('100100', 3, 14)], undefined],
    ['on twelve of them and before', [on('100100', 4, 20)], undefined],
    ['on their working days', [on('100100', 4, 8), on('100100', 11, 15)], undefined],
    ['on all of them, and again yesterday', [on('100100', 1, 15)], undefined],
    ['on all of them, and again today', [on('100100', 2, 15), on('100100', 0, 0)], undefined],
    ['on all of them, in no catalogue', [on('777777', 2, 15)], undefined],
  ])('a code that came %s', async (_, planted, days) => {
    expect(await alertsAfter(...planted)).toEqual(
      days === undefined
        ? []
        : [
            {
              kind: 'silent',
              about: '100100',
              text: `100100 打开页面：此前 14 天有 ${days} 天收到，昨天起没有再收到`,
            },
          ],
    );
  });

  test.each([
    [14, ['failures']],
    [15, []],
  ] as const)('failures are set against fourteen days: %i days ago, %j', async (ago, kinds) => {
    const alerts = await alertsAfter(
      on('900101', 0, 0, 20),
      on('100100', 0, 0, 80),
      on('900101', ago, ago, 50),
      on('100100', ago, ago, 950),
    );
    expect(alerts.map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    [20, 80, 50, 950, '4.0'],
    [20, 80, 0, 1_000, '200.0'],
    // Worse, and not three times as bad.
    [20, 80, 80, 920, undefined],
    // Too few to prove anything.
    [19, 1, 1, 999, undefined],
    // Nothing to set it against.
    [20, 80, 0, 0, undefined],
  ])(
    'of %i failures beside %i other facts today, after %i beside %i',
    async (failed, others, failedBefore, othersBefore, times) => {
      const alerts = await alertsAfter(
        on('900101', 0, 0, failed),
        on('100100', 0, 0, others),
        ...(othersBefore > 0 ? [on('900101', 3, 3, failedBefore), on('100100', 3, 3, othersBefore)] : []),
      );
      expect(alerts).toEqual(
        times === undefined
          ? []
          : [
              {
                kind: 'failures',
                about: '900101',
                text: `今天接口调用失败占比是前 14 天的 ${times} 倍`,
              },
            ],
      );
    },
  );

  /** Facts that came so long ago, each so many seconds after it happened. */
  const came = (
    count: number,
    seconds: number,
    { ago = '1 minute', tab = 't' }: { ago?: string; tab?: string | null } = {},
  ) =>
    [
      `insert into event (id, day, received_at, happened_at, fncode, tab, sequence)
       select gen_random_uuid(), event_day(now()), at, at - make_interval(secs => $2), '100100', $4, n
       from generate_series(1, $1::int) as n, (select now() - $3::interval as at) as times`,
      count,
      seconds,
      ago,
      tab,
    ] as const;

  test.each([
    ['six of a hundred come after a minute and a half', [came(94, 1), came(6, 90)], true],
    ['five of them', [came(95, 1), came(5, 90)], false],
    ['all come within a minute', [came(100, 60)], false],
    ['the late ones are of an hour ago', [came(94, 1), came(6, 90, { ago: '1 hour' })], false],
    ['the late ones are of no tab', [came(94, 1), came(6, 90, { tab: null })], false],
  ])('when %s', async (_, planted, isTold) => {
    expect(await alertsAfter(...planted)).toEqual(
      isTold ? [{ kind: 'delay', about: '', text: '近一小时 95% 的事件在 90 秒内送达，通常不到一分钟' }] : [],
    );
  });
});

test('a code that no catalogue has is kept and told', async () => {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await happen({ fncode: '777777', day: today });
  const { alerts } = await ask(overviewCall, { query: { from: today, to: today } });
  expect(alerts).toContainEqual({
    kind: 'unknown',
    about: '',
    text: expect.stringContaining('777777'),
  });
});
