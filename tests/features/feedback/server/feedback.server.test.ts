import { recordDeed } from '#features/activities/server/index';
import { addFeedbackCall, ownFeedbackCall } from '#features/feedback/contract';
import {
  adoptFeedback,
  answerFeedback,
  feedbackServer,
  listFeedback,
  TOO_MANY,
} from '#features/feedback/server/index';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const ask = asker(() => feedbackServer({ pool: db.pool }).routes);
const body = { description: '列表很好用', mobile: '', name: '', srcType: '3' } as const;
const add = (more: object = {}, around: object = {}) =>
  db.database.transaction((client) =>
    ask(addFeedbackCall, { ip: '10.0.0.1', body: { ...body, ...more }, client, ...around }),
  );
const kept = async () =>
  (await db.pool.query<Record<string, unknown>>('select * from feedback order by id')).rows;
const idOf = async () => String((await kept())[0]?.id);
const told = jest.fn<Promise<void>, [unknown, string, string]>(() => Promise.resolve());
const ends = { tellMember: told, recordDeed };

afterEach(async () => {
  await db.pool.query('truncate feedback, feedback_log, budget');
  jest.clearAllMocks();
});

test('[CALL-082] [FEEDBACK-001] [FEEDBACK-003] anybody’s words are kept as they are; whose they are, the session says', async () => {
  const identity = await aMember(db.pool, 'writer');
  await db.pool.query(`update account set mobile = '13800000001' where username = 'writer'`);
  const description = `'); drop table feedback; -- <b>`;
  await add({ description, mobile: '138****0001', name: '王工' }, { identity });
  await add({ mobile: '138****0001' });
  expect(await kept()).toMatchObject([
    { account_id: identity.accountId, description, contact: '13800000001', name: '王工', answer: null },
    { account_id: null, contact: '138****0001', name: '' },
  ]);
});

test('what a member sends again, as its answer was lost, is kept once; all else is another', async () => {
  const [writer, other] = [await aMember(db.pool, 'again'), await aMember(db.pool, 'another')];
  await Promise.all(Array.from({ length: 10 }, () => add({}, { identity: writer })));
  await add({}, { identity: writer });
  expect(await kept()).toHaveLength(1);
  await add({ description: '列表好用' }, { identity: writer });
  await add({ mobile: 'a@b.cn' }, { identity: writer });
  await add({ name: '王工' }, { identity: writer });
  await add({}, { identity: other });
  // Of visitors nobody knows whether they are one.
  await add();
  await add();
  expect(await kept()).toHaveLength(7);
  // Still so after it was answered: that is news.
  await answerFeedback(db.database, ends, await idOf(), '已修复。');
  await add({}, { identity: writer });
  expect(await kept()).toHaveLength(8);
  await db.pool.query(`update feedback set at = at - interval '11 minutes'`);
  await add({}, { identity: writer });
  expect(await kept()).toHaveLength(9);
});

test('a sender writes at most thirty an hour, also all at once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => add()));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  await expect(add()).rejects.toThrow(TOO_MANY);
  await add({}, { ip: '10.0.0.2' });
});

test('a member’s are counted as theirs, whatever network they come from, and within an hour', async () => {
  const [writer, other] = [await aMember(db.pool, 'often'), await aMember(db.pool, 'beside')];
  for (let sent = 1; sent <= 30; sent += 1) await add({ description: `第 ${sent} 条` }, { identity: writer });
  await expect(add({}, { identity: writer, ip: '10.0.0.9' })).rejects.toThrow(TOO_MANY);
  await add({}, { identity: other });
  await db.pool.query(`update budget set ends_at = ends_at - interval '1 hour'`);
  await add({}, { identity: writer });
});

/** Three of a visitor, the second of them answered. */
const addThree = async () => {
  for (const description of ['一', '二', '三']) await add({ description });
  const [, second] = await kept();
  await answerFeedback(db.database, ends, String(second?.id), '好');
};

test.each([
  { all: false, most: 9, listed: ['一', '三'] },
  { all: false, most: 1, listed: ['一'] },
  { all: true, most: 9, listed: ['三', '二', '一'] },
  { all: true, most: 2, listed: ['三', '二'] },
])(
  'the house lists what waits in the order it came, all of it the newest first: %j',
  async ({ listed, ...which }) => {
    await addThree();
    const lines = await listFeedback(db.pool, which);
    expect(lines.map(({ description }) => description)).toEqual(listed);
  },
);

test('a member reads their newest hundred, the newest first', async () => {
  const identity = await aMember(db.pool, 'chatty');
  await db.pool.query(
    `insert into feedback (account_id, description) select $1, n::text from generate_series(1, 101) n`,
    [identity.accountId],
  );
  const { feedback } = await ask(ownFeedbackCall, { identity });
  expect(feedback.map(({ description }) => description)).toEqual(
    Array.from({ length: 100 }, (_, at) => String(101 - at)),
  );
});

test('another answer takes the place of the first, with its own moment', async () => {
  const identity = await aMember(db.pool, 'patient');
  await add({}, { identity });
  await answerFeedback(db.database, ends, await idOf(), '查一下。');
  await db.pool.query(`update feedback set answered_at = '2026-01-01'`);
  await answerFeedback(db.database, ends, await idOf(), '已修复。');
  const [own] = (await ask(ownFeedbackCall, { identity })).feedback;
  expect(own?.answer).toBe('已修复。');
  expect(Date.parse(own?.answeredAt ?? '')).toBeGreaterThan(Date.parse('2026-02-01'));
  expect(told).toHaveBeenCalledTimes(2);
});

test('what was sent, answered and adopted is on record with its writer and its number', async () => {
  const identity = await aMember(db.pool, 'recorded');
  await add({}, { identity });
  const id = await idOf();
  const deeds = jest.fn<ReturnType<typeof recordDeed>, Parameters<typeof recordDeed>>(() =>
    Promise.resolve({ points: 0, chances: 0 }),
  );
  await answerFeedback(db.database, ends, id, '好');
  await adoptFeedback(db.database, { ...ends, recordDeed: deeds }, id);
  const { accountId, sessionId } = identity;
  expect(deeds.mock.calls.map(([, deed]) => deed)).toEqual([{ accountId, deed: 'feedbackAdopted', ref: id }]);
  const { rows } = await db.pool.query(
    `select event, session_id::text as "sessionId", network is not null as "hasNetwork", object
     from audit where account_id = $1 and event like 'feedback.%' order by id`,
    [accountId],
  );
  expect(rows).toEqual([
    { event: 'feedback.sent', sessionId, hasNetwork: true, object: null },
    { event: 'feedback.answered', sessionId: null, hasNetwork: false, object: id },
    { event: 'feedback.adopted', sessionId: null, hasNetwork: false, object: id },
  ]);
});

test('a member sees what they sent themselves, with the answers', async () => {
  const [writer, other] = [await aMember(db.pool, 'asker'), await aMember(db.pool, 'other')];
  await add({ description: '何时更新？' }, { identity: writer });
  await add({ description: '别人的' }, { identity: other });
  expect(await answerFeedback(db.database, ends, await idOf(), '每月五日。')).toBe('member');
  expect(await ask(ownFeedbackCall, { identity: writer })).toEqual({
    feedback: [
      {
        id: await idOf(),
        description: '何时更新？',
        at: expect.stringMatching(/Z$/),
        answer: '每月五日。',
        answeredAt: expect.stringMatching(/Z$/),
        isAdopted: false,
      },
    ],
  });
  expect(told.mock.calls.map(([, accountId, text]) => [accountId, text])).toEqual([
    [writer.accountId, '您的反馈已有答复'],
  ]);
});

test('its writer is told once that it was adopted, however often and simultaneously', async () => {
  const identity = await aMember(db.pool, 'adviser');
  await add({}, { identity });
  const id = await idOf();
  const fates = await Promise.all(Array.from({ length: 10 }, () => adoptFeedback(db.database, ends, id)));
  expect(fates.filter((fate) => fate === 'adopted')).toHaveLength(1);
  expect(told.mock.calls.map(([, accountId, text]) => [accountId, text])).toEqual([
    [identity.accountId, '您的反馈已被采纳，感谢您的建议'],
  ]);
  const movements = await db.pool.query('select kind, points from points_movement');
  expect(movements.rows).toEqual([{ kind: 'feedback', points: 100 }]);
  const { rows } = await db.pool.query(
    `select count(*)::int as n from audit where event = 'feedback.adopted' and account_id = $1`,
    [identity.accountId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('a visitor’s is adopted and answered without anybody to tell', async () => {
  await add();
  expect(await adoptFeedback(db.database, ends, await idOf())).toBe('adopted');
  const answer = async () => answerFeedback(db.database, ends, await idOf(), '好');
  await db.pool.query(`update feedback set contact = ''`);
  expect(await answer()).toBe('nobody');
  await db.pool.query(`update feedback set contact = '13800000001'`);
  expect(await answer()).toEqual({ contact: '13800000001' });
  expect(told).not.toHaveBeenCalled();
  expect([
    await answerFeedback(db.database, ends, '999', '好'),
    await adoptFeedback(db.database, ends, '999'),
  ]).toEqual([undefined, undefined]);
});
