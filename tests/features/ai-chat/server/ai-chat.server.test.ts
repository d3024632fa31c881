import { randomUUID } from 'node:crypto';
import { createParser } from 'eventsource-parser';
import {
  askCall,
  calculateCall,
  chatCall,
  deleteTopicCall,
  innerAccountsCall,
  renameTopicCall,
  topicsCall,
} from '#features/ai-chat/contract';
import type { Block } from '#features/ai-chat/contract-blocks';
import { aiChatServer, NOT_YOURS } from '#features/ai-chat/server/index';
import { INTERNAL_ONLY } from '#features/ai-chat/server/internal-accounts';
import { TOO_MANY } from '#features/ai-chat/server/limits';
import type { ServerSlice } from '#infra/server/server-slice';
import { UNFINISHED } from '#features/ai-chat/server/answer-streams';
import type { Answerer } from '#features/ai-chat/server/answerer';
import { TOPIC_IS_FULL } from '#features/ai-chat/server/questions';
import { NO_TOPIC } from '#features/ai-chat/server/topics';
import type { Identity } from '#infra/server/http/identity';
import { StreamAnswer } from '#infra/server/http/stream-answer';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { waitUntil } from '#tests/support/wait-until';

const db = testDatabase();
const log = { error: jest.fn(), warn: jest.fn() };
let server: ServerSlice;
let identity: Identity;
let other: Identity;
let outsider: Identity;
/** Answers what holds its word; waits for `release`. */
let release: () => void;
let isStopped: boolean;
let worked: number;
const slow: Answerer = {
  section: 'slow',
  fits: (_reading, question) => question.includes('慢'),
  answer: async (_reading, question, signal) => {
    worked += 1;
    signal.addEventListener('abort', () => (isStopped = true));
    await new Promise<void>((resolve) => (release = resolve));
    if (question.includes('坏')) throw new Error('secret of the database');
    return { section: 'slow', blocks: [{ kind: 'text', text: '慢慢来' }] };
  },
  examples: ['慢问题'],
};

const ask = asker(() => server.routes);
const own = (body: object, who = identity) => ({ identity: who, body, log: log as never });

beforeAll(async () => {
  [identity, other, outsider] = [
    await aMember(db.pool, 'inner'),
    await aMember(db.pool, 'inner2'),
    await aMember(db.pool, 'outsider'),
  ];
  await db.pool.query(`update account set is_internal = true where username like 'inner%'`);
});
beforeEach(() => {
  server = aiChatServer({ pool: db.pool, answerers: [slow] });
  isStopped = false;
  worked = 0;
  jest.clearAllMocks();
});
afterEach(async () => {
  await server.close?.();
  await db.pool.query('truncate budget, ai_chat_topic cascade');
});

interface Heard {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: unknown;
}
const open = async (body: object, headers: Record<string, string> = {}, who = identity) => {
  const apiRoute = server.routes.find(({ call }) => call === askCall);
  const answer: unknown = await apiRoute?.handle({
    query: undefined,
    body,
    params: {},
    headers,
    ip: '',
    log: log as never,
    identity: who,
    device: undefined,
    reply: { setHeader: () => undefined },
  });
  if (!(answer instanceof StreamAnswer)) throw new Error('no stream');
  const heard: Heard[] = [];
  const ending = { isOver: false };
  const parser = createParser({
    onEvent: ({ id, event, data }) => heard.push({ id, event, data: JSON.parse(data) as unknown }),
  });
  answer.stream.on('data', (chunk: Buffer) => parser.feed(chunk.toString()));
  answer.stream.on('close', () => (ending.isOver = true));
  const whole = () => waitUntil(() => Promise.resolve(ending.isOver), Boolean);
  return { heard, whole, hangUp: () => answer.stream.destroy() };
};
const aQuestion = (question = '你好', chatId: string = randomUUID()) => ({
  chatId,
  askId: randomUUID(),
  question,
});
const asked = async (body: object) => {
  const stream = await open(body);
  await stream.whole();
  return stream.heard;
};
const until = (isSo: () => boolean) => waitUntil(() => Promise.resolve(isSo()), Boolean);

test('[ROLE-007] [CALL-033] the list of internal accounts is told to internal accounts alone', async () => {
  expect(await ask(innerAccountsCall, { identity })).toEqual([
    { globalId: 'g-inner' },
    { globalId: 'g-inner2' },
  ]);
  expect(await ask(innerAccountsCall, { identity: outsider })).toEqual([]);
});

test('[ROLE-007] [SHELL-037] nobody else may ask or read, whatever their browser says', async () => {
  const told = await Promise.allSettled([
    ask(askCall, own(aQuestion(), outsider)),
    ask(calculateCall, own({ question: '你好' }, outsider)),
    ask(topicsCall, { identity: outsider, query: {} }),
    ask(chatCall, { identity: outsider, query: { chatId: randomUUID() } }),
    ask(renameTopicCall, own({ chatId: randomUUID(), chatTitle: 'x' }, outsider)),
    ask(deleteTopicCall, own({ chatId: randomUUID() }, outsider)),
  ]);
  expect(told).toEqual(
    Array(6).fill({
      status: 'rejected',
      reason: expect.objectContaining({ businessMsg: INTERNAL_ONLY }) as never,
    }),
  );
});

test('[CALL-061] [CALL-062] a question is answered as a stream, kept, listed and read again', async () => {
  const first = aQuestion('今天天气怎么样，能不能说说看呢请告诉我吧谢谢');
  const heard = await asked(first);
  expect(heard.map(({ id, event }) => [id, event])).toEqual([
    ['1', 'understood'],
    ['2', 'block'],
    ['3', 'done'],
  ]);
  const chatTitle = '今天天气怎么样，能不能说说看呢请告诉我吧';
  expect(heard[2]?.data).toEqual({ section: 'none', chatTitle });
  await asked(aQuestion('再问', first.chatId));
  expect(await ask(topicsCall, { identity, query: { globalId: 'g-inner' } })).toMatchObject([
    { chatId: first.chatId, chatTitle, questions: 2 },
  ]);
  const { exchanges } = await ask(chatCall, { identity, query: { chatId: first.chatId } });
  expect(exchanges.map(({ question }) => question)).toEqual([first.question, '再问']);
  expect(exchanges[0]?.blocks).toEqual([heard[1]?.data]);
});

test('[CALL-061] [CALL-062] topics of another cannot be listed, read, continued, renamed or deleted', async () => {
  const first = aQuestion();
  await asked(first);
  const { chatId } = first;
  await expect(ask(topicsCall, { identity: other, query: { globalId: 'g-inner' } })).rejects.toThrow(
    NOT_YOURS,
  );
  expect(await ask(topicsCall, { identity: other, query: {} })).toEqual([]);
  await expect(ask(chatCall, { identity: other, query: { chatId } })).rejects.toThrow(NO_TOPIC);
  await expect(open(aQuestion('x', chatId), {}, other)).rejects.toThrow(NO_TOPIC);
  await expect(open(first, {}, other)).rejects.toThrow(NO_TOPIC);
  await expect(ask(renameTopicCall, own({ chatId, chatTitle: 'x' }, other))).rejects.toThrow(NO_TOPIC);
  await expect(ask(deleteTopicCall, own({ chatId }, other))).rejects.toThrow(NO_TOPIC);
  expect((await ask(chatCall, { identity, query: { chatId } })).exchanges).toHaveLength(1);
});

test('a topic is renamed and deleted', async () => {
  const { chatId, ...rest } = aQuestion();
  await asked({ chatId, ...rest });
  await ask(renameTopicCall, own({ chatId, chatTitle: '住宅' }));
  expect(await ask(topicsCall, { identity, query: {} })).toMatchObject([{ chatTitle: '住宅' }]);
  await ask(deleteTopicCall, own({ chatId }));
  expect(await ask(topicsCall, { identity, query: {} })).toEqual([]);
});

test('a broken line goes on after the last event, and the question is neither asked nor counted twice', async () => {
  const question = aQuestion('慢');
  const first = await open(question);
  await until(() => first.heard.length === 1);
  release();
  await first.whole();
  const again = await open(question, { 'last-event-id': '1' });
  await again.whole();
  expect(again.heard).toEqual(first.heard.slice(1));
  expect(worked).toBe(1);
  const { exchanges } = await ask(chatCall, { identity, query: { chatId: question.chatId } });
  expect(exchanges).toHaveLength(1);
});

test('hanging up stops the work; the question stays without an answer, and can be answered later', async () => {
  const question = aQuestion('慢');
  const first = await open(question);
  await until(() => worked === 1);
  first.hangUp();
  await until(() => isStopped);
  release();
  const read = () => ask(chatCall, { identity, query: { chatId: question.chatId } });
  expect((await read()).exchanges).toMatchObject([{ question: '慢', blocks: null }]);
  const again = await open(question);
  await until(() => worked === 2);
  release();
  await again.whole();
  expect((await read()).exchanges).toMatchObject([{ blocks: [{ text: '慢慢来' }] }]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a defect is logged, and told without its words', async () => {
  const stream = await open(aQuestion('慢，坏'));
  await until(() => worked === 1);
  release();
  await stream.whole();
  expect(stream.heard.at(-1)).toMatchObject({ event: 'failed', data: { message: UNFINISHED } });
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('an account has at most four answers on their way, and twenty questions a minute', async () => {
  const streams = await Promise.all(Array.from({ length: 4 }, () => open(aQuestion('慢'))));
  await expect(open(aQuestion('慢'))).rejects.toThrow('上一个问题还在回答');
  streams.forEach(({ hangUp }) => hangUp());
  await db.pool.query('truncate budget');
  const told = await Promise.allSettled(
    Array.from({ length: 25 }, () => ask(calculateCall, own({ question: '你好' }))),
  );
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(told.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { businessMsg: TOO_MANY },
  });
});

test('a topic takes no more than two hundred questions', async () => {
  const { chatId } = aQuestion();
  await asked(aQuestion('一', chatId));
  await db.pool.query(
    `insert into ai_chat_question (id, topic_id, question) select gen_random_uuid(), $1, 'x' from generate_series(1, 199)`,
    [chatId],
  );
  await expect(open(aQuestion('二', chatId))).rejects.toThrow(TOPIC_IS_FULL);
});

test('a question that cannot be read is answered with what can be asked: three examples', async () => {
  const { section, blocks } = await ask(calculateCall, own({ question: '你好' }));
  expect(section).toBe('none');
  expect(blocks).toHaveLength(1);
  expect((blocks[0] as Extract<Block, { kind: 'choices' }>).options).toHaveLength(3);
});
