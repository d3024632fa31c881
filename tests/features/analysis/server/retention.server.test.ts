import { retentionCall } from '#features/analysis/contract/index';
import { someFacts } from './some-facts';

const { db, ask, happen } = someFacts();
beforeEach(() => db.pool.query('truncate event, event_hour, event_day_sum, event_tab, delivery_hour'));

test('retention counts people by account, or by browser, on each later day once', async () => {
  await happen(
    { fncode: '100100', day: '2026-03-01', device: 'x' },
    { fncode: '100100', day: '2026-03-01', device: 'y', account: 'member' },
    { fncode: '100100', day: '2026-03-02', device: 'z', account: 'member' },
    { fncode: '100100', day: '2026-03-02', device: 'z', account: 'member', minute: 1 },
    { fncode: '100100', day: '2026-03-03', device: 'x' },
  );
  const { cohorts } = await ask(retentionCall, { query: { from: '2026-03-01', to: '2026-03-03' } });
  expect(cohorts).toEqual([{ start: '2026-03-01', size: 2, back: [2, 1, 1] }]);
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
    expect(await retention()).toEqual([{ size: 2, back: [2] }]);
  });

  test('among visitors only browsers without any account are counted', async () => {
    await happen(...visit('2026-03-01', 'member'), { fncode: '100100', day: '2026-03-01', device: 'other' });
    expect(await retention({ role: 'a' })).toEqual([{ size: 1, back: [1] }]);
    expect(await retention({ role: 'p' })).toEqual([{ size: 1, back: [1] }]);
    expect(await retention()).toEqual([{ size: 2, back: [2] }]);
  });
});
