import type { Pool } from 'pg';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { member, route, type RequestContext } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  askCall,
  calculateCall,
  chatCall,
  deleteTopicCall,
  innerAccountsCall,
  renameTopicCall,
  topicsCall,
} from '../contract';
import { answerStreams } from './answer-streams';
import type { Answerer } from './answerer';
import { clauseAnswerer } from './answerers/clauses';
import { countAnswerer } from './answerers/count';
import { indexAnswerer } from './answerers/indexes';
import { projectAnswerer } from './answerers/projects';
import { rankAnswerer } from './answerers/rank';
import { rebaseAnswerer } from './answerers/rebase';
import { computeAnswer } from './compute-answer';
import { languageModel, type ModelSettings } from './model/language-model';
import { keepAnswer, keepQuestion, readingBefore, storedAnswer, type Asked } from './questions';
import { describeReading } from './reading/describe-reading';
import { gazetteer } from './reading/places';
import { chatOf, deleteTopic, renameTopic, topicsOf } from './topics';

export const INTERNAL_ONLY = '智能问答仅对内部账号开放';

/** Asked anew with every call: an account that is no longer internal must not wait for its next login. */
const isInternal = async (pool: Pool, { accountId }: Pick<Identity, 'accountId'>): Promise<boolean> => {
  const { rowCount } = await pool.query('select from account where id = $1 and is_internal', [accountId]);
  return rowCount === 1;
};

/** @throws ApiError */
const demandInternal = async (pool: Pool, identity: Identity): Promise<Identity> => {
  if (!(await isInternal(pool, identity))) throw new ApiError(codes.rightsOnly, INTERNAL_ONLY);
  return identity;
};

const internalAccounts = async (pool: Pool): Promise<{ globalId: string }[]> => {
  const { rows } = await pool.query<{ globalId: string }>(
    'select global_id as "globalId" from account where is_internal order by global_id',
  );
  return rows;
};

export type { Answerer, Drafted } from './answerer';
export type { ModelSettings } from './model/language-model';

const PER_MINUTE = { name: 'ai.minute', limit: 20, windowS: 60 };
const PER_DAY = { name: 'ai.day', limit: 500, windowS: 86_400 };
const MODEL_PER_DAY = { name: 'ai.model', limit: 200, windowS: 86_400 };
export const TOO_MANY = '提问过于频繁，请稍后再试';
export const NOT_YOURS = '只能查询本人的话题';

export interface AiChatPlan {
  readonly pool: Pool;
  readonly model?: ModelSettings | undefined;
  /** Of other sections; asked before the own ones. */
  readonly answerers?: readonly Answerer[];
  readonly now?: () => Date;
}

const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
const lastIdOf = (headers: RequestContext<Call>['headers']): number => Number(headers['last-event-id']) || 0;

export const aiChatServer = ({
  pool,
  model,
  answerers = [],
  now = () => new Date(),
}: AiChatPlan): ServerSlice => {
  const all: readonly Answerer[] = [
    ...answerers,
    projectAnswerer(pool),
    rankAnswerer(pool),
    indexAnswerer(pool),
    rebaseAnswerer(pool),
    countAnswerer(pool),
    clauseAnswerer,
  ];
  const streams = answerStreams();
  const own = (context: RequestContext<Call>) => demandInternal(pool, member(context));

  const takeTurn = async (accountId: string): Promise<void> => {
    const isWithin =
      (await consumeRateLimit(pool, { ...PER_MINUTE, key: accountId })) &&
      (await consumeRateLimit(pool, { ...PER_DAY, key: accountId }));
    if (!isWithin) throw new ApiError(codes.tooManyRequests, TOO_MANY);
  };
  const modelFor = async (accountId: string, log: RequestContext<Call>['log']) =>
    model && (await consumeRateLimit(pool, { ...MODEL_PER_DAY, key: accountId }))
      ? languageModel(model, (error) => log.warn({ err: error }, 'the language model did not answer'))
      : undefined;

  const compute = async (
    { log }: Pick<RequestContext<Call>, 'log'>,
    asked: Pick<Asked, 'accountId' | 'question'> & Partial<Asked>,
    signal: AbortSignal,
    onUnderstood: (text: string) => void,
  ) =>
    computeAnswer({
      question: asked.question,
      answerers: all,
      regions: await gazetteer(pool),
      today: dayIn.format(now()),
      before: asked.askId && asked.chatId ? await readingBefore(pool, asked as Asked) : undefined,
      model: await modelFor(asked.accountId, log),
      signal,
      onUnderstood,
    });

  return {
    // Ends the answers that are on their way.
    close: async () => streams.close(),
    routes: [
      route(innerAccountsCall, async (context) =>
        (await isInternal(pool, member(context))) ? internalAccounts(pool) : [],
      ),
      route(topicsCall, async (context) => {
        const { accountId, globalId } = await own(context);
        if (context.query.globalId && context.query.globalId !== globalId)
          throw new ApiError(codes.notFound, NOT_YOURS);
        return topicsOf(pool, accountId);
      }),
      route(chatCall, async (context) => {
        const { accountId } = await own(context);
        return chatOf(pool, { accountId, chatId: context.query.chatId });
      }),
      route(renameTopicCall, async (context) => {
        const { accountId } = await own(context);
        await renameTopic(pool, { accountId, chatId: context.body.chatId }, context.body.chatTitle);
        return null;
      }),
      route(deleteTopicCall, async (context) => {
        const { accountId } = await own(context);
        await deleteTopic(pool, { accountId, chatId: context.body.chatId });
        return null;
      }),
      route(askCall, async (context) => {
        const { accountId } = await own(context);
        const asked: Asked = { accountId, ...context.body };
        const stored = await storedAnswer(pool, asked);
        if (!stored) {
          await takeTurn(accountId);
          await keepQuestion(pool, asked);
        }
        return streams.open({
          accountId,
          after: lastIdOf(context.headers),
          log: context.log,
          answer: async (signal, onUnderstood) =>
            stored ?? keepAnswer(pool, asked, await compute(context, asked, signal, onUnderstood)),
        });
      }),
      route(calculateCall, async (context) => {
        const { accountId } = await own(context);
        await takeTurn(accountId);
        const never = new AbortController().signal;
        const { question } = context.body;
        const { section, reading, blocks } = await compute(
          context,
          { accountId, question },
          never,
          () => undefined,
        );
        return { section, understood: describeReading(reading), blocks: [...blocks] };
      }),
    ],
  };
};
