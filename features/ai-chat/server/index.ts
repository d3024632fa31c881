import type { Pool } from 'pg';
import type { Call } from '#src/contract/call';
import { dayAt } from '#src/contract/shanghai-time';
import { readBasis } from '#src/costing/basis';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
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
import { documentAnswerer } from './answerers/documents';
import { indexAnswerer } from './answerers/indexes';
import { projectAnswerer } from './answerers/projects';
import { provinceAnswerer } from './answerers/provinces';
import { rankAnswerer } from './answerers/rank';
import { rateAnswerer } from './answerers/rates';
import { rebaseAnswerer } from './answerers/rebase';
import { recordAnswerer } from './answerers/records';
import { termAnswerer, type DefineTerm } from './answerers/terms';
import { wageAnswerer, type FindWages } from './answerers/wages';
import { workAnswerer, type FindWorks } from './answerers/works';
import { computeAnswer } from './compute-answer';
import { demandInternal, internalAccounts, isInternal } from './internal-accounts';
import type { CitedDocuments } from '#src/contract/cited-documents';
import type { FindPriced } from './figures/fitting-offers';
import { findEntries, findMarket, type PriceIn } from './figures/price-offers';
import { mayUseModel, takeTurn } from './limits';
import { languageModel, type ModelSettings } from './model/language-model';
import { keepAnswer, keepQuestion, readingBefore, storedAnswer, type Asked } from './questions';
import { describeReading } from './reading/describe-reading';
import { gazetteer } from './reading/places';
import { chatOf, deleteTopic, renameTopic, topicsOf } from './topics';

export type { Answerer } from './answerer';
export type { ModelSettings } from './model/language-model';

export const NOT_YOURS = '只能查询本人的话题';

export interface AiChatPlan {
  readonly pool: Pool;
  readonly model?: ModelSettings | undefined;
  /** Of other sections; asked before the own ones. */
  readonly answerers?: readonly Answerer[];
  /** Without it prices of items are not answered. */
  readonly findPriced?: FindPriced | undefined;
  /** Without it prices of items are of their own months and places. */
  readonly priceIn?: PriceIn | undefined;
  readonly findWages?: FindWages | undefined;
  readonly findWorks?: FindWorks | undefined;
  readonly defineTerm?: DefineTerm | undefined;
  /** Without it documents are not asked. */
  readonly policies?: CitedDocuments | undefined;
  readonly now?: () => Date;
}

const lastIdOf = (headers: RequestContext<Call>['headers']): number => Number(headers['last-event-id']) || 0;

export const aiChatServer = ({
  pool,
  model,
  answerers = [],
  findPriced,
  priceIn,
  findWages,
  findWorks,
  defineTerm,
  policies,
  now = () => new Date(),
}: AiChatPlan): ServerSlice => {
  const offers = { entries: findEntries(pool, priceIn), market: findMarket(pool) };
  const documents = policies && { policies, today: () => dayAt(now()) };
  const all: readonly Answerer[] = [
    ...answerers,
    ...(defineTerm ? [termAnswerer(defineTerm)] : []),
    ...(findWages ? [wageAnswerer(findWages)] : []),
    ...(findWorks ? [workAnswerer(findWorks)] : []),
    ...(findPriced ? [recordAnswerer({ find: findPriced, ...offers })] : []),
    ...(documents ? [documentAnswerer(documents)] : []),
    provinceAnswerer(pool),
    projectAnswerer(pool),
    rankAnswerer(pool),
    indexAnswerer(pool, offers),
    rebaseAnswerer(pool),
    countAnswerer(pool),
    ...(documents ? [clauseAnswerer(documents)] : []),
    rateAnswerer,
  ];
  const streams = answerStreams();
  const own = (context: RequestContext<Call>) => demandInternal(pool, member(context));

  const compute = async (
    { log }: Pick<RequestContext<Call>, 'log'>,
    asked: Pick<Asked, 'accountId' | 'question'> & Partial<Asked>,
    basis: string | undefined,
    signal: AbortSignal,
    onUnderstood: (text: string) => void,
  ) =>
    computeAnswer({
      question: asked.question,
      basis: readBasis(basis ?? ''),
      answerers: all,
      regions: await gazetteer(pool),
      today: dayAt(now()),
      before: asked.askId && asked.chatId ? await readingBefore(pool, asked as Asked) : undefined,
      model:
        model && (await mayUseModel(pool, asked.accountId))
          ? languageModel(model, (error) => log.warn({ err: error }, 'the language model did not answer'))
          : undefined,
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
        const { basis, ...question } = context.body;
        const asked: Asked = { accountId, ...question };
        const stored = await storedAnswer(pool, asked);
        if (!stored) {
          await takeTurn(pool, accountId);
          await keepQuestion(pool, asked);
        }
        return streams.open({
          accountId,
          after: lastIdOf(context.headers),
          log: context.log,
          answer: async (signal, onUnderstood) =>
            stored ?? keepAnswer(pool, asked, await compute(context, asked, basis, signal, onUnderstood)),
        });
      }),
      route(calculateCall, async (context) => {
        const { accountId } = await own(context);
        await takeTurn(pool, accountId);
        const never = new AbortController().signal;
        const { question, basis } = context.body;
        const { section, reading, blocks } = await compute(
          context,
          { accountId, question },
          basis,
          never,
          () => undefined,
        );
        return { section, understood: describeReading(reading, section), blocks: [...blocks] };
      }),
    ],
  };
};
