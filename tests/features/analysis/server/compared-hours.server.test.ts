import { overviewOf } from '#features/analysis/server/overview';
import { DAY, someFacts } from './some-facts';

const { db, happen } = someFacts();
const period = { from: DAY, to: DAY };
beforeEach(() => db.pool.query('truncate event, event_hour, event_day_sum, event_tab, delivery_hour'));

describe('a day that is not over is compared with the day before up to the same hour', () => {
  // 09:00, 10:30 and 15:00 on the day before; 09:00 and 10:30 on the day.
  const happened = [
    { fncode: '100100', day: '2026-03-01', tab: 'a', account: 'one' },
    { fncode: '100100', day: '2026-03-01', tab: 'b', account: 'two', minute: 90 },
    { fncode: '200104', day: '2026-03-01', tab: 'c', account: 'three', minute: 360, query: { n: 1 } },
    { fncode: '100100', tab: 'd', account: 'one' },
    { fncode: '100100', tab: 'e', account: 'two', minute: 90 },
  ];
  const at = (time: string) => Date.parse(`${DAY}T${time}:00+08:00`);
  beforeEach(() => happen(...happened));

  test('by the hour', async () => {
    const overview = await overviewOf(db.pool, period, at('10:40'));
    const compared = { all: 2, now: 1, before: 1 };
    expect(overview).toMatchObject({
      until: new Date(at('10:00')).toISOString(),
      events: compared,
      tabs: compared,
      members: compared,
      top: [{ fncode: '100100', ...compared }],
    });
    expect(overview.course.map(({ events, before, isOpen }) => [events, before, isOpen])).toEqual([
      [1, 1, false],
      [1, null, true],
    ]);
  });

  test('by the day', async () => {
    const days = { from: '2026-02-27', to: DAY };
    await happen({ fncode: '100100', day: '2026-02-26', tab: 'f', minute: 90 });
    await happen({ fncode: '100100', day: '2026-02-26', tab: 'g', minute: 360 });
    const overview = await overviewOf(db.pool, days, at('12:10'));
    expect(overview.events).toEqual({ all: 5, now: 5, before: 1 });
    expect(overview.course.map(({ events, before, isOpen }) => [events, before, isOpen])).toEqual([
      [3, 0, false],
      [2, 1, true],
    ]);
  });

  test('and as a whole once it is over', async () => {
    const { until, events } = await overviewOf(db.pool, period, at('23:59') + 60_000);
    expect([until, events]).toEqual([null, { all: 2, now: 2, before: 3 }]);
  });
});
