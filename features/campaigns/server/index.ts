import type { Pool } from 'pg';
import { member, route, transactionOf, type Route } from '#infra/server/http/route';
import { repeatEvery } from '#infra/server/jobs/repeat-every';
import type { ServerSlice } from '#infra/server/server-slice';
import { closedText } from '#src/contract/standing';
import {
  answerCall,
  CAMPAIGN_CALLS,
  canRaffleCall,
  findEggCall,
  flipRaffleCall,
  invitationCall,
  invitesCall,
  joinTeamCall,
  questionCall,
  questionHistoryCall,
  shareUrlCall,
  swapCall,
  taskRaffleCall,
  teamCall,
  teamRewardCall,
  teamUrlCall,
  visitInviteCall,
  visitStudyCall,
  type CommonCalls,
  type goalOf,
} from '../contract';
import { RULES } from '../rules';
import type { Campaign } from '../rules/campaign';
import { drawCampaign, drawForTask } from './draws';
import { seekEgg } from './eggs';
import { reachAnyGoal, reachGoal, swapCards } from './goals';
import type { ActivityEngine } from './engine';
import { campaignInfo, recordsOf } from './info';
import { invitationOf, inviteUrlOf, invitesOf, visitInvite } from './invite';
import { answerQuestion, dailyQuestion, questionHistory } from './question';
import { settleInvites, type PayersAmong } from './settle-invites';
import { countTask } from './tasks';
import { joinTeam, openTeam, rewardTeam, teamInfo } from './team';

const HOUR_MS = 3_600_000;
const NOT_TODAY = '今天的次数已用完';
const noChance = ({ tasksAChance = 1 }: Campaign): string => `打卡满 ${tasksAChance} 次得一次机会`;

export { invitesToReview, isReviewStep, reviewInvite } from './review-invites';

export interface CampaignsParts {
  readonly pool: Pool;
  readonly engine: ActivityEngine;
  readonly payersAmong: PayersAmong;
}

/** What is alike in every campaign: published, done, drawn, given, claimed and told of. */
const routesOf = (
  { pool, engine }: CampaignsParts,
  campaign: Campaign,
  calls: CommonCalls,
): readonly Route[] => {
  const { info, records, task, draw, goal, goals = {}, claim } = calls;
  const routes: Route[] = [
    route(info, ({ identity }) => campaignInfo(pool, engine, campaign, identity?.accountId)),
    route(records, (context) => recordsOf(pool, engine, campaign, member(context).accountId)),
  ];
  const reach = (call: ReturnType<typeof goalOf>, only?: string) =>
    route(call, (context) =>
      reachGoal(transactionOf(context), engine, campaign, {
        accountId: member(context).accountId,
        goal: only ?? context.body.goal,
        number: context.body.number,
      }),
    );
  if (goal) routes.push(reach(goal));
  for (const [id, call] of Object.entries(goals)) routes.push(reach(call, id));
  if (task)
    routes.push(
      route(task, (context) =>
        countTask(transactionOf(context), engine, campaign, {
          accountId: member(context).accountId,
          taskId: context.body.taskId,
        }),
      ),
    );
  if (draw)
    routes.push(
      route(draw, (context) => {
        const asker = { identity: member(context), device: context.device };
        return drawCampaign(transactionOf(context), engine, campaign, asker, context.body);
      }),
    );
  if (claim)
    routes.push(
      route(claim, async (context) => {
        const { accountId } = member(context);
        await engine.claimPrize(transactionOf(context), accountId, campaign.key, context.body);
        return null;
      }),
    );
  return routes;
};

const commonRoutes = (parts: CampaignsParts): readonly Route[] =>
  Object.values(RULES).flatMap((campaign) => {
    const calls = CAMPAIGN_CALLS[campaign.key];
    return 'info' in calls ? routesOf(parts, campaign, calls) : [];
  });

export const campaignsServer = (parts: CampaignsParts): ServerSlice => {
  const { pool, engine, payersAmong } = parts;
  return {
    jobs: {
      start: (around) =>
        repeatEvery({
          startsNow: true,
          everyMs: HOUR_MS,
          report: around.report,
          work: () => settleInvites(around.pool, engine, payersAmong),
        }),
    },
    routes: [
      ...commonRoutes(parts),
      route(visitStudyCall, (context) =>
        countTask(transactionOf(context), engine, RULES.giftBoxV55, {
          accountId: member(context).accountId,
          taskId: 'visit',
          visited: context.query.url,
        }),
      ),
      route(canRaffleCall, async (context) => {
        const { standing, own } = await campaignInfo(
          pool,
          engine,
          RULES.giftBoxV55,
          member(context).accountId,
        );
        const { chances = 0, leftToday = 0 } = own ?? {};
        const refusal =
          closedText(standing) ??
          (leftToday === 0 ? NOT_TODAY : chances === 0 ? noChance(RULES.giftBoxV55) : null);
        return { canRaffle: refusal === null, chances, refusal };
      }),
      route(taskRaffleCall, (context) => {
        const asker = { identity: member(context), device: context.device };
        const { taskId } = context.query;
        return drawForTask(transactionOf(context), engine, RULES.giftBoxV76, asker, taskId);
      }),
      route(flipRaffleCall, (context) =>
        reachAnyGoal(transactionOf(context), engine, RULES.qixiGift, member(context).accountId),
      ),
      route(swapCall, (context) =>
        swapCards(transactionOf(context), engine, RULES.collectCard, {
          accountId: member(context).accountId,
          ...context.body,
        }),
      ),
      route(findEggCall, (context) =>
        seekEgg(transactionOf(context), engine, member(context), context.body.place),
      ),
      route(questionCall, ({ identity }) => dailyQuestion(pool, engine, identity?.accountId)),
      route(answerCall, (context) =>
        answerQuestion(transactionOf(context), engine, member(context).accountId, context.body),
      ),
      route(questionHistoryCall, (context) => questionHistory(pool, member(context).accountId)),
      route(teamCall, ({ identity, query: { isInvitor } }) =>
        teamInfo(
          pool,
          engine,
          identity?.accountId,
          isInvitor === undefined ? undefined : isInvitor === 'true',
        ),
      ),
      route(teamUrlCall, (context) => openTeam(transactionOf(context), engine, member(context).accountId)),
      route(joinTeamCall, (context) =>
        joinTeam(transactionOf(context), engine, member(context).accountId, context.query.url),
      ),
      route(teamRewardCall, (context) =>
        rewardTeam(transactionOf(context), engine, member(context).accountId, context.query.urlId),
      ),
      route(shareUrlCall, async (context) => ({
        url: await inviteUrlOf(transactionOf(context), member(context).accountId),
      })),
      route(visitInviteCall, (context) => {
        const { device, ip, body } = context;
        const { accountId } = member(context);
        return visitInvite(transactionOf(context), engine, { accountId, device, ip, url: body.url });
      }),
      route(invitationCall, ({ identity, query }) =>
        invitationOf(pool, engine, query.url, identity?.accountId),
      ),
      route(invitesCall, (context) => invitesOf(pool, engine, member(context).accountId)),
    ],
  };
};
