import type { Pool } from 'pg';
import { consumeRateLimit, restOfDayS } from '#infra/server/http/rate-limit';
import { ApiError } from '#infra/server/http/api-error';
import { route, transactionOf } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { codes } from '#src/contract/codes';
import { closeCall, mineCall, PAST_DAY, publishCall } from '../contract';
import { outsidePartner, type PartnerService } from './outside-partner';
import type { SourcingPartner } from './partner';
import { partnerRoutes, partnersOf } from './partner-routes';
import { standInPartner } from './stand-in';
import { closeSourcing, isPast, keepSourcing, mineOf } from './store';

const NO_REGION = '没有这个地区，请重新选择收货地区';
const TOO_MANY = '今天发布的寻源已达上限，请明天再发';
const NO_SUCH = '没有这条寻源，或不是您发布的';

const A_DAY = { name: 'sourcing.account', limit: 50 };

/** The stand-in in demo mode, else the service outside; undefined without one, and then nobody may use the pages. */
export const sourcingPartnerOf = ({
  demo,
  sourcingService,
}: {
  readonly demo: boolean;
  readonly sourcingService?: PartnerService | undefined;
}): SourcingPartner | undefined => {
  if (demo) return standInPartner();
  return sourcingService && outsidePartner(sourcingService);
};

export interface SourcingParts {
  readonly pool: Pool;
  readonly partner: SourcingPartner | undefined;
}

export const sourcingServer = ({ pool, partner }: SourcingParts): ServerSlice => {
  const admitted = partnersOf(pool, partner);
  return {
    routes: [
      ...partnerRoutes({ pool, partner }),
      route(publishCall, async (context) => {
        const { identity } = await admitted(context);
        const client = transactionOf(context);
        if (await isPast(client, context.body.neededBy)) throw new ApiError(codes.badRequest, PAST_DAY);
        const limit = { ...A_DAY, key: identity.accountId, windowS: restOfDayS(Date.now()) };
        if (!(await consumeRateLimit(client, limit))) throw new ApiError(codes.tooManyRequests, TOO_MANY);
        const id = await keepSourcing(client, identity.accountId, context.body);
        if (id === undefined) throw new ApiError(codes.badRequest, NO_REGION);
        return { id };
      }),
      route(mineCall, async (context) => {
        const { identity } = await admitted(context);
        return mineOf(pool, identity.accountId, context.query.page ?? 1);
      }),
      route(closeCall, async (context) => {
        const { identity } = await admitted(context);
        const { sourcingId } = context.body;
        if (!(await closeSourcing(pool, identity.accountId, sourcingId)))
          throw new ApiError(codes.notFound, NO_SUCH);
        return { sourcingId };
      }),
    ],
  };
};
