import { retentionCall } from '#features/analysis/contract/index';
import { retentionOf } from '#features/analysis/server/retention';
import { erase as eraseOwn } from '#features/my-data/server/erase';
import { erasePerson } from '#features/my-data/server/index';
import { forgetFirsts } from '#features/tracking/server/retention';
import { aMember } from '#tests/support/ask';
import { DAY, someFacts } from './some-facts';

const { db, ask, happen } = someFacts();
beforeEach(() =>
  db.pool.query('truncate event, event_hour, event_day_sum, event_tab, event_first, delivery_hour'),
);

test('retention counts people by account, or by browser, on each later day once', async () => {
  await happen(
    { fncode: '100100', day: '2026-03-01', device: 'x' },
    { fncode: '100100', day: '2026-03-01', device: 'y', account: 'member' },
    { fncode: '100100', day: '2026-03-02', device: 'z', account: 'member' },
    { fncode: '100100', day: '2026-03-02', device: 'z', account: 'member', minute: 1 },
    { fncode: '100100', day: '2026-03-03', device: 'x' },
  );
  const { cohorts } = await ask(retentionCall, { query: { from: '2026-03-01', to: '2026-03-03' } });
  expect(cohorts).toEqual([{ start: '2026-03-01', isWhole: true, size: 2, back: [2, 1, 1], open: null }]);
});

describe('who did not come again', () => {
  const at = (moment: string, plan: { from: string; to: string; unit?: 'day' | 'week' }) =>
    retentionOf(db.pool, { unit: 'day', first: 'ever', ...plan }, Date.parse(moment)).then(
      ({ cohorts }) => cohorts,
    );
  beforeEach(() =>
    happen(
      { fncode: '100100', day: '2026-03-03', device: 'x' },
      { fncode: '100100', day: '2026-03-04', device: 'y' },
      { fncode: '100100', day: '2026-03-10', device: 'y' },
    ),
  );

  test('is counted as none on every day that has come, and the day that is not over says so', async () => {
    const days = { from: '2026-03-03', to: '2026-03-07' };
    expect(await at('2026-03-06T12:00:00+08:00', days)).toEqual([
      { start: '2026-03-03', isWhole: true, size: 1, back: [1, 0, 0, 0], open: 3 },
      { start: '2026-03-04', isWhole: true, size: 1, back: [1, 0, 0], open: 2 },
    ]);
    expect(await at('2026-03-08T00:00:00+08:00', days)).toEqual([
      { start: '2026-03-03', isWhole: true, size: 1, back: [1, 0, 0, 0, 0], open: null },
      { start: '2026-03-04', isWhole: true, size: 1, back: [1, 0, 0, 0], open: null },
    ]);
  });

  test('by the week: one that the days do not hold whole says so, and begins with them', async () => {
    const weeks = (from: string, to: string) => at('2026-03-31T12:00:00+08:00', { from, to, unit: 'week' });
    expect(await weeks('2026-03-03', '2026-03-19')).toEqual([
      { start: '2026-03-03', isWhole: false, size: 2, back: [2, 1, 0], open: 2 },
    ]);
    expect(await weeks('2026-03-02', '2026-03-15')).toEqual([
      { start: '2026-03-02', isWhole: true, size: 2, back: [2, 1], open: null },
    ]);
    expect(
      await at('2026-03-15T23:59:00+08:00', { from: '2026-03-02', to: '2026-03-15', unit: 'week' }),
    ).toMatchObject([{ back: [2, 1], open: 1 }]);
  });
});

describe('retention counts a browser that has an account as that account', () => {
  const days = { from: '2026-03-01', to: '2026-03-02' };
  const retention = async (more: object = {}) =>
    (await ask(retentionCall, { query: { ...days, ...more } })).cohorts.map(({ size, back }) => ({
      size,
      back,
    }));
  const visit = (day: string, account: string, device = 'browser') => [
    { fncode: '990101', day, device, query: { backlog: 0 } },
    { fncode: '100100', day, device, minute: 1 },
    { fncode: '100100', day, device, account, minute: 2 },
  ];

  test('what it told before the log-in is of nobody else', async () => {
    await happen(...visit('2026-03-01', 'member'), ...visit('2026-03-02', 'member'));
    expect(await retention()).toEqual([{ size: 1, back: [1, 1] }]);
    expect(await retention({ code: '990101' })).toEqual([{ size: 1, back: [1, 1] }]);
  });

  test('on a day without a log-in it is the account that another day knows', async () => {
    await happen(...visit('2026-03-01', 'member'), {
      fncode: '100100',
      day: '2026-03-02',
      device: 'browser',
    });
    expect(await retention()).toEqual([{ size: 1, back: [1, 1] }]);
  });

  test('what it told with two accounts and without a name is of neither and of nobody new', async () => {
    await happen(...visit('2026-03-01', 'one'), ...visit('2026-03-01', 'two'), {
      fncode: '100100',
      day: '2026-03-02',
      device: 'browser',
    });
    expect(await retention()).toEqual([{ size: 2, back: [2, 0] }]);
  });

  test('among visitors only browsers without any account are counted', async () => {
    await happen(...visit('2026-03-01', 'member'), { fncode: '100100', day: '2026-03-01', device: 'other' });
    expect(await retention({ role: 'a' })).toEqual([{ size: 1, back: [1, 0] }]);
    expect(await retention({ role: 'p' })).toEqual([{ size: 1, back: [1, 0] }]);
    expect(await retention()).toEqual([{ size: 2, back: [2, 0] }]);
  });
});

describe('who is new', () => {
  const retention = async (more: object = {}) =>
    ask(retentionCall, { query: { from: '2026-03-02', to: '2026-03-03', ...more } });
  const sizes = async (more: object = {}) =>
    (await retention(more)).cohorts.map(({ start, size }) => [start, size]);

  test('is who never came before, as far as anything is kept', async () => {
    await happen(
      { fncode: '100100', day: '2026-03-01', device: 'old' },
      { fncode: '100100', day: '2026-03-02', device: 'old' },
      { fncode: '100100', day: '2026-03-02', device: 'new' },
      { fncode: '100100', day: '2026-03-03', device: 'new' },
    );
    expect(await retention()).toEqual({
      since: '2026-03-01',
      cohorts: [{ start: '2026-03-02', isWhole: true, size: 1, back: [1, 1], open: null }],
    });
    expect(await sizes({ first: 'period' })).toEqual([['2026-03-02', 2]]);
  });

  test('by a code and a role: who did not do this in this role before', async () => {
    await happen(
      { fncode: '100100', day: '2026-03-01', account: 'member', device: 'one' },
      { fncode: '200104', day: '2026-03-02', account: 'member', device: 'one', query: { n: 1 } },
    );
    expect(await sizes()).toEqual([]);
    expect(await sizes({ code: '200104' })).toEqual([['2026-03-02', 1]]);
    expect(await sizes({ code: '200104', role: 'p' })).toEqual([['2026-03-02', 1]]);
    expect(await sizes({ role: 'p' })).toEqual([]);
  });

  test('a browser that an account was known of before is no newcomer without its name', async () => {
    await happen(
      { fncode: '100100', day: '2026-03-01', account: 'member', device: 'one' },
      { fncode: '100100', day: '2026-03-02', device: 'one' },
    );
    expect(await sizes()).toEqual([]);
    expect(await sizes({ role: 'a' })).toEqual([]);
  });

  test('a fact that comes late makes its day the first one', async () => {
    await happen(
      { fncode: '100100', day: '2026-03-02', device: 'late' },
      { fncode: '100100', day: '2026-03-01', device: 'late' },
    );
    expect(await sizes()).toEqual([]);
  });
});

describe('first days', () => {
  const firsts = async () =>
    (
      await db.pool.query<{ row: string }>(
        `select concat_ws(' ', nullif(account_name, ''), device, fncode, first_day, last_day) as row
         from event_first order by 1`,
      )
    ).rows.map(({ row }) => row);
  const erase = async (how: 'anonymous' | 'deleted') =>
    db.database.transaction((client) => erasePerson(client, { account: 'member', how }));

  test('are written with the fact, and the last one once a week', async () => {
    await happen({ fncode: '100100', day: '2026-03-01' }, { fncode: '100100', day: '2026-03-05' });
    expect(await firsts()).toEqual(['device-1 100100 2026-03-01 2026-03-01']);
    await happen({ fncode: '100100', day: '2026-03-09' });
    expect(await firsts()).toEqual(['device-1 100100 2026-03-01 2026-03-09']);
  });

  test.each(['anonymous', 'deleted'] as const)('of a person go with them (%s)', async (how) => {
    await aMember(db.pool, 'member').catch(() => undefined);
    await happen(
      { fncode: '990101', device: 'theirs', query: { backlog: 0 } },
      { fncode: '100100', device: 'theirs', account: 'member' },
      { fncode: '100100', device: 'other', account: 'another' },
      { fncode: '100100', device: 'third' },
    );
    await erase(how);
    expect(await firsts()).toEqual([`another other 100100 ${DAY} ${DAY}`, `third 100100 ${DAY} ${DAY}`]);
  });

  test('of a member who erases some of their facts are told by what is left', async () => {
    const identity = await aMember(db.pool, 'eraser');
    await happen(
      { fncode: '100100', day: '2026-03-01', account: 'eraser', device: 'one' },
      { fncode: '100100', day: '2026-03-03', account: 'eraser', device: 'one' },
      { fncode: '100100', day: '2026-03-01', account: 'eraser', device: 'two' },
      { fncode: '100100', day: '2026-03-01', account: 'another', device: 'one' },
      { fncode: '100100', day: '2026-03-04', account: 'eraser', device: 'three' },
    );
    await db.pool.query(`update event_first set first_day = '-infinity' where device = 'three'`);
    await db.database.transaction((client) => eraseOwn(client, identity, { to: '2026-03-02' }));
    expect(await firsts()).toEqual([
      'another one 100100 2026-03-01 2026-03-01',
      'eraser one 100100 2026-03-03 2026-03-03',
      'eraser three 100100 -infinity 2026-03-04',
    ]);
  });

  test('are forgotten with what is kept; of who still comes only that it was before', async () => {
    const row = (name: string, code: string, first: number, last: number) =>
      db.pool.query(
        `insert into event_first select $1, '', $2, 'p', event_day(now()) - $3::int, event_day(now()) - $4::int`,
        [name, code, first, last],
      );
    await row('gone', '100100', 500, 407);
    // Their last day is a week late at most: facts of it may be kept.
    await row('late', '100100', 500, 406);
    await row('late', '200101', 40, 36);
    await row('gone', '200101', 40, 37);
    await row('loyal', '100100', 500, 3);
    await row('young', '100100', 40, 40);
    await row('young', '200101', 40, 30);
    await row('loyal', '200101', 40, 2);
    await db.pool.query(`insert into event_retention (section, days) values ('20', 30)`);
    while ((await forgetFirsts(400)(db.pool, 1)) > 0);
    const { rows } = await db.pool.query<{ row: string }>(
      `select concat_ws(' ', account_name, fncode, first_day = '-infinity') as row from event_first order by 1`,
    );
    expect(rows.map(({ row: one }) => one)).toEqual([
      'late 100100 t',
      'late 200101 t',
      'loyal 100100 t',
      'loyal 200101 t',
      'young 100100 f',
      'young 200101 t',
    ]);
    await forgetFirsts(undefined)(db.pool, 100);
    expect(await firsts()).toHaveLength(6);
    await db.pool.query('delete from event_retention');
  });
});
