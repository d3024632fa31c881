import type { Pool } from 'pg';
import { takeBudget } from '#infra/server/http/rate-limit';
import { Refusal } from '#infra/server/http/refusal';
import { serve, transactionOf, type Serving } from '#infra/server/http/serve';
import { codes } from '#src/contract/codes';
import { closeCall, mineCall, PAST_DAY, publishCall } from '../contract';
import { outsidePartner, type PartnerService } from './outside-partner';
import type { SourcingPartner } from './partner';
import { partnerServings, partnersOf } from './partner-servings';
import { standInPartner } from './stand-in';
import { closeSourcing, isPast, keepSourcing, mineOf } from './store';

const NO_REGION = '没有这个地区，请重新选择收货地区';
const TOO_MANY = '今天发布的寻源已达上限，请明天再发';
const NO_SUCH = '没有这条寻源，或不是您发布的';

const A_DAY = { name: 'sourcing.account', limit: 50, windowS: 86_400 };

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

export const sourcingServings = ({ pool, partner }: SourcingParts): readonly Serving[] => {
  const admitted = partnersOf(pool, partner);
  return [
    ...partnerServings({ pool, partner }),
    serve(publishCall, async (ask) => {
      const { identity } = await admitted(ask);
      const client = transactionOf(ask);
      if (await isPast(client, ask.body.neededBy)) throw new Refusal(codes.badRequest, PAST_DAY);
      if (!(await takeBudget(client, { ...A_DAY, key: identity.accountId })))
        throw new Refusal(codes.tooManyRequests, TOO_MANY);
      const id = await keepSourcing(client, identity.accountId, ask.body);
      if (id === undefined) throw new Refusal(codes.badRequest, NO_REGION);
      return { id };
    }),
    serve(mineCall, async (ask) => {
      const { identity } = await admitted(ask);
      return mineOf(pool, identity.accountId, ask.query.page ?? 1);
    }),
    serve(closeCall, async (ask) => {
      const { identity } = await admitted(ask);
      const { sourcingId } = ask.body;
      if (!(await closeSourcing(pool, identity.accountId, sourcingId)))
        throw new Refusal(codes.notFound, NO_SUCH);
      return { sourcingId };
    }),
  ];
};
