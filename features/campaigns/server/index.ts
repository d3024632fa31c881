import type { Pool } from 'pg';
import { member, route, transactionOf, type Route } from '#infra/server/http/route';
import { repeatEvery, type Repetition } from '#infra/server/jobs/repeat-every';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  answerCall,
  canRaffleCall,
  CLAIM_CALLS,
  DRAW_CALLS,
  findEggCall,
  flipRaffleCall,
  GOAL_CALLS,
  INFO_CALLS,
  invitesCall,
  joinTeamCall,
  questionCall,
  questionHistoryCall,
  RECORD_CALLS,
  shareUrlCall,
  swapCall,
  TASK_CALLS,
  taskRaffleCall,
  teamCall,
  teamRewardCall,
  teamUrlCall,
  visitInviteCall,
  visitStudyCall,
  type ClaimKey,
  type InfoKey,
  type NumberedDrawKey,
  type TaskKey,
} from '../contract';
import { RULES } from '../rules';
import { drawCampaign, drawForTask } from './draws';
import { seekEgg } from './eggs';
import { reachAnyGoal, reachGoal, swapCards } from './goals';
import type { House } from './house';
import { campaignInfo, recordsOf } from './info';
import { inviteUrlOf, invitesOf, settleInvites, visitInvite } from './invite';
import { answerQuestion, dailyQuestion, questionHistory } from './question';
import { countTask } from './tasks';
import { joinTeam, openTeam, rewardTeam, teamInfo } from './team';

const HOUR_MS = 3_600_000;
const NOT_TODAY = '今天的次数已用完';
const NO_CHANCE = '打卡满三次得一次机会';

export interface CampaignsParts {
  readonly pool: Pool;
  readonly house: House;
}

const keysIn = <K extends string>(calls: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(calls) as K[];

/** Which campaign and goals a call of gifts is about; those of the eggs have one goal each. */
const GOALS_OF = {
  eggPoints: { key: 'giftBoxV67', goal: 'points' },
  eggGift: { key: 'giftBoxV67', goal: 'secret' },
  qixiGift: { key: 'qixiGift' },
  collectCard: { key: 'collectCard' },
  mysteriousTaskV72: { key: 'mysteriousTaskV72' },
  clockExperience: { key: 'clockExperience' },
  newUserGift: { key: 'newUserGift' },
} as const satisfies Readonly<
  Record<keyof typeof GOAL_CALLS, { readonly key: InfoKey; readonly goal?: string }>
>;

/** What is alike in every campaign: published, done, drawn, given, claimed and told of. */
const commonRoutes = ({ pool, house }: CampaignsParts): readonly Route[] => [
  ...keysIn(INFO_CALLS).map((key: InfoKey) =>
    route(INFO_CALLS[key], ({ identity }) => campaignInfo(pool, house, RULES[key], identity?.accountId)),
  ),
  ...keysIn(RECORD_CALLS).map((key) =>
    route(RECORD_CALLS[key], (context) => recordsOf(pool, house, RULES[key], member(context).accountId)),
  ),
  ...keysIn(TASK_CALLS).map((key: TaskKey) =>
    route(TASK_CALLS[key], (context) =>
      countTask(transactionOf(context), house, RULES[key], {
        accountId: member(context).accountId,
        taskId: context.body.taskId,
      }),
    ),
  ),
  ...keysIn(DRAW_CALLS).map((key: NumberedDrawKey) =>
    route(DRAW_CALLS[key], (context) => {
      const asker = { identity: member(context), device: context.device };
      return drawCampaign(transactionOf(context), house, RULES[key], asker, context.body.number);
    }),
  ),
  ...keysIn(GOAL_CALLS).map((name) =>
    route(GOAL_CALLS[name], (context) => {
      const { key, goal = context.body.goal }: { readonly key: InfoKey; readonly goal?: string } =
        GOALS_OF[name];
      const { accountId } = member(context);
      return reachGoal(transactionOf(context), house, RULES[key], {
        ...{ accountId, goal, number: context.body.number },
      });
    }),
  ),
  ...keysIn(CLAIM_CALLS).map((key: ClaimKey) =>
    route(CLAIM_CALLS[key], async (context) => {
      await house.claimPrize(transactionOf(context), member(context).accountId, key, context.body);
      return null;
    }),
  ),
];

export const campaignsServer = (parts: CampaignsParts): ServerSlice => {
  const { pool, house } = parts;
  return {
    routes: [
      ...commonRoutes(parts),
      route(visitStudyCall, (context) =>
        countTask(transactionOf(context), house, RULES.giftBoxV55, {
          ...{ accountId: member(context).accountId, taskId: 'visit', visited: context.query.url },
        }),
      ),
      route(canRaffleCall, async (context) => {
        const { standing, own } = await campaignInfo(
          pool,
          house,
          RULES.giftBoxV55,
          member(context).accountId,
        );
        const { chances = 0, leftToday = 0 } = own ?? {};
        const refusal = leftToday === 0 ? NOT_TODAY : chances === 0 ? NO_CHANCE : null;
        const canRaffle = standing.state === 'running' && refusal === null;
        return { canRaffle, chances, refusal };
      }),
      route(taskRaffleCall, (context) => {
        const asker = { identity: member(context), device: context.device };
        const { taskId } = context.query;
        return drawForTask(transactionOf(context), house, RULES.giftBoxV76, asker, taskId);
      }),
      route(flipRaffleCall, (context) =>
        reachAnyGoal(transactionOf(context), house, RULES.qixiGift, member(context).accountId),
      ),
      route(swapCall, (context) =>
        swapCards(transactionOf(context), house, RULES.collectCard, {
          accountId: member(context).accountId,
          ...context.body,
        }),
      ),
      route(findEggCall, (context) =>
        seekEgg(transactionOf(context), house, member(context), context.body.place),
      ),
      route(questionCall, ({ identity }) => dailyQuestion(pool, house, identity?.accountId)),
      route(answerCall, (context) =>
        answerQuestion(transactionOf(context), house, member(context).accountId, context.body),
      ),
      route(questionHistoryCall, (context) => questionHistory(pool, member(context).accountId)),
      route(teamCall, ({ identity, query: { isInvitor } }) =>
        teamInfo(
          pool,
          house,
          identity?.accountId,
          isInvitor === undefined ? undefined : isInvitor === 'true',
        ),
      ),
      route(teamUrlCall, (context) => openTeam(transactionOf(context), house, member(context).accountId)),
      route(joinTeamCall, (context) =>
        joinTeam(transactionOf(context), house, member(context).accountId, context.query.url),
      ),
      route(teamRewardCall, (context) =>
        rewardTeam(transactionOf(context), house, member(context).accountId, context.query.urlId),
      ),
      route(shareUrlCall, async (context) => ({
        url: await inviteUrlOf(transactionOf(context), member(context).accountId),
      })),
      route(visitInviteCall, (context) => {
        const { device, ip, body } = context;
        const { accountId } = member(context);
        return visitInvite(transactionOf(context), house, { accountId, device, ip, url: body.url });
      }),
      route(invitesCall, (context) => invitesOf(pool, house, member(context).accountId)),
    ],
  };
};

/** With the start and every hour. Stop it before the database. */
export const startCampaignsUpkeep = ({
  pool,
  house,
  report,
}: CampaignsParts & { readonly report: (error: unknown) => void }): Repetition =>
  repeatEvery({ startsNow: true, everyMs: HOUR_MS, report, work: () => settleInvites(pool, house) });
