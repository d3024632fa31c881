import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { drawTipCall } from '#src/contract/draw-tip';
import { RAFFLE } from '#src/contract/prizes';
import { ApiError } from '#infra/server/http/api-error';
import { inPrinting, member, route, transactionOf } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import {
  activitiesCall,
  checkInsCall,
  checkDownloadedCall,
  checkInCall,
  claimCall,
  consumeCouponCall,
  couponsCall,
  downloadAgainCall,
  downloadCall,
  downloadsLeftCall,
  drawCall,
  drawsCall,
  exchangeCall,
  exchangeCheckCall,
  ordersCall,
  pointsCall,
  pointsRecordsCall,
  productCodeCall,
  productsCall,
  proofCall,
  raffleCall,
  reportsCall,
  returnCall,
  seedCall,
  subjectsCall,
} from '../contract';
import { checkIn, checkInsOf } from './check-in';
import { chancesOf } from './draws/chances';
import { drawOnce } from './draws/draw';
import { claimPrize, drawsOf, proofOf } from './draws/own-draws';
import { raffleInfo } from './draws/raffle-info';
import { publishedSeed } from './draws/seeds';
import type { RewardEnds } from './give-reward';
import { recordsOf } from './ledger/records';
import { pointsOf } from './ledger/standing';
import { orderProduct, productNamed, productsFor } from './mall/order';
import { applyExportCoupon, couponsOf, ordersOf, returnOrder } from './mall/orders';
import { ownDay } from './own-day';
import { downloadReport } from './reports/download';
import type { ReportEnds } from './reports/keep-report';
import { ownedOf, ownReport, reportsOf } from './reports/own-reports';
import { REPORT_DOWNLOADS } from '#src/contract/rewards';
import { activities, activityNamed } from './running';
import { startHourlyJob, type JobEnds } from './hourly-job';

export { isActivityKey } from '../rules/activities';
export { isActivityStep, listActivities, markSent, parcelsToSend, stepActivity } from './administration';
export { historyOfActivities } from './history';
export { reconcile } from './reconcile';
export { recordDeed } from './deeds/reward-deed';
export { activitiesEngine } from './engine';
export { exportRowsByCoupon } from './mall/orders';
export { couponByCode, redeemCoupon } from './mall/redeem';

const NO_SEED = '这一天没有抽奖';
const NO_SUBJECT = '没有这个工程，或它没有明细';

export interface ActivitiesParts {
  readonly pool: Pool;
  readonly ends: RewardEnds;
  readonly reports: ReportEnds;
  readonly tellMember: JobEnds['tellMember'];
}

const mallFor = async (pool: Pool, accountId: string) =>
  productsFor(pool, accountId, (await pointsOf(pool, accountId)).totalPoints);

const MOST_SUBJECTS = 10;

const reportRoutes = (pool: Pool, { find, read, favorites, press }: ReportEnds): ServerSlice['routes'] => [
  route(subjectsCall, async ({ query: { keyword = '' }, ...context }) => {
    const subjects =
      keyword === ''
        ? await read(pool, await favorites(pool, member(context).accountId))
        : await find(pool, keyword, MOST_SUBJECTS);
    return { keyword, subjects: [...subjects] };
  }),
  route(productCodeCall, async ({ query: { code, projectId }, ...context }) => {
    const { name, about, cost } = productNamed(code);
    if (projectId === undefined) return { code, name, about, cost, subject: null, owned: 0 };
    const [subject] = await read(pool, [projectId]);
    if (!subject) throw new ApiError(codes.notFound, NO_SUBJECT);
    return {
      code,
      name,
      about,
      cost,
      subject,
      owned: await ownedOf(pool, member(context).accountId, projectId),
    };
  }),
  route(reportsCall, async (context) => ({ reports: await reportsOf(pool, member(context).accountId) })),
  route(checkDownloadedCall, async (context) => ({
    isDownloaded: (await ownReport(pool, member(context).accountId, context.query.reportId)).times > 0,
  })),
  route(downloadsLeftCall, async (context) => {
    const { times, left, repeatable } = await ownReport(
      pool,
      member(context).accountId,
      context.query.reportId,
    );
    return { of: REPORT_DOWNLOADS, times, left, repeatable };
  }),
  inPrinting(
    route(downloadCall, (context) =>
      downloadReport(pool, press, { accountId: member(context).accountId, number: 1, ...context.body }),
    ),
  ),
  inPrinting(
    route(downloadAgainCall, (context) =>
      downloadReport(pool, press, { accountId: member(context).accountId, ...context.body }),
    ),
  ),
];

export const activitiesServer = ({ pool, ends, reports, tellMember }: ActivitiesParts): ServerSlice => ({
  jobs: { start: (around) => startHourlyJob({ ...around, tellMember }) },
  close: reports.press.close,
  routes: [
    route(activitiesCall, async ({ identity }) => ({
      activities: (await activities(pool)).map(({ day: _, ...standing }) => standing),
      own: identity ? await ownDay(pool, identity.accountId) : null,
    })),
    route(pointsCall, async (context) => {
      const { state, why, startsOn, endsOn } = await activityNamed(pool, 'points');
      return {
        standing: { state, why, startsOn, endsOn },
        ...(await pointsOf(pool, member(context).accountId)),
      };
    }),
    route(pointsRecordsCall, (context) => recordsOf(pool, member(context).accountId, context.query)),
    route(checkInsCall, (context) => checkInsOf(pool, member(context).accountId)),
    route(checkInCall, (context) =>
      checkIn(transactionOf(context), member(context).accountId, context.body.day),
    ),
    route(raffleCall, ({ identity }) => raffleInfo(pool, identity?.accountId)),
    route(drawCall, (context) => {
      const { accountId, globalId } = member(context);
      const { device, body } = context;
      return drawOnce(transactionOf(context), ends, RAFFLE, {
        activity: 'raffle',
        accountId,
        globalId,
        device,
        ...body,
      });
    }),
    route(drawsCall, async (context) => ({
      draws: await drawsOf(pool, member(context).accountId),
    })),
    route(claimCall, async (context) => {
      await claimPrize(transactionOf(context), member(context).accountId, 'raffle', context.body);
      return null;
    }),
    route(proofCall, (context) =>
      proofOf(pool, member(context), context.query.activity, context.query.number),
    ),
    route(seedCall, async ({ query }) => {
      const seed = await publishedSeed(pool, query.day);
      if (!seed) throw new ApiError(codes.notFound, NO_SEED);
      return seed;
    }),
    route(drawTipCall, async (context) => {
      // Of a chance that nobody can use now there is nothing to tell.
      const { state } = await activityNamed(pool, 'raffle');
      return {
        chances: state === 'running' ? await chancesOf(pool, member(context).accountId, 'raffle') : 0,
      };
    }),
    route(productsCall, (context) => mallFor(pool, member(context).accountId)),
    route(exchangeCheckCall, async (context) => {
      const { id, cost } = productNamed(context.query.id);
      const { products, nextNumber, totalPoints } = await mallFor(pool, member(context).accountId);
      const refusal = products.find((product) => product.id === id)?.refusal ?? null;
      return { refusal, cost, balanceAfter: totalPoints - cost, nextNumber };
    }),
    route(exchangeCall, (context) => {
      const { id: product, number, receiver, projectId } = context.body;
      const { accountId } = member(context);
      return orderProduct(
        transactionOf(context),
        { ...ends, ...reports },
        { accountId, number, product, receiver, projectId },
      );
    }),
    ...reportRoutes(pool, reports),
    route(ordersCall, async (context) => ({ orders: await ordersOf(pool, member(context).accountId) })),
    route(returnCall, async (context) => {
      await returnOrder(transactionOf(context), member(context).accountId, context.body.number);
      return null;
    }),
    route(couponsCall, async (context) => ({ coupons: await couponsOf(pool, member(context).accountId) })),
    route(consumeCouponCall, async (context) => {
      await applyExportCoupon(transactionOf(context), member(context).accountId, context.body.id);
      return null;
    }),
  ],
});
