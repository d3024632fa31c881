import type { Pool } from 'pg';
import type { Identity } from '#infra/server/http/identity';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, type RequestContext, type Route } from '#infra/server/http/route';
import type { Call } from '#src/contract/call';
import { codes, NO_ACCESS } from '#src/contract/codes';
import {
  APP_TOKEN,
  functionLogCall,
  openTokenCall,
  openUserRightsCall,
  pageUrlCall,
  supplierMatchCall,
  USER_TOKEN,
  type PartnerUser,
} from '../contract-partner';
import { TokenRefused, type PartnerTokens, type SourcingPartner } from './partner';
import { goodsOf, mayUse } from './store';

const TOKEN_MAX = 2_048;
const EXPIRED = '寻源服务的授权已失效，请刷新页面后重试';
const UNAVAILABLE = '寻源服务暂时没有回应，请稍后再试';
const NO_SUCH = '没有这条寻源，或不是您发布的';

const NOBODY: PartnerUser = { userToken: null, canUse: false, enterpriseName: '', enterpriseCode: '' };

export type Partners = (
  context: RequestContext<Call>,
) => Promise<{ readonly identity: Identity; readonly partner: SourcingPartner }>;

/** Every call behind the door asks the account anew: a right that was withdrawn ends at once. */
export const partnersOf =
  (pool: Pool, partner: SourcingPartner | undefined): Partners =>
  async (context) => {
    const identity = member(context);
    if (!partner || !(await mayUse(context.client ?? pool, identity.accountId)))
      throw new ApiError(codes.rightsOnly, NO_ACCESS);
    return { identity, partner };
  };

const tokenIn = ({ headers }: Pick<RequestContext<Call>, 'headers'>, name: string): string => {
  const token = headers[name];
  if (typeof token !== 'string' || token === '' || token.length > TOKEN_MAX)
    throw new ApiError(codes.conflict, EXPIRED);
  return token;
};
const tokensIn = (context: Pick<RequestContext<Call>, 'headers'>): PartnerTokens => ({
  appToken: tokenIn(context, APP_TOKEN),
  userToken: tokenIn(context, USER_TOKEN),
});

/** What goes wrong outside is told in our words and kept for whoever looks after the server. */
const asking = async <T>({ log }: Pick<RequestContext<Call>, 'log'>, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TokenRefused) throw new ApiError(codes.conflict, EXPIRED);
    log.warn({ err: error }, 'the sourcing partner did not answer');
    throw new ApiError(codes.unavailable, UNAVAILABLE);
  }
};

export const partnerRoutes = ({
  pool,
  partner: configured,
}: {
  readonly pool: Pool;
  readonly partner: SourcingPartner | undefined;
}): readonly Route[] => {
  const admitted = partnersOf(pool, configured);
  return [
    route(openTokenCall, async (context) => {
      const { partner } = await admitted(context);
      return { appToken: await asking(context, () => partner.openApp()) };
    }),
    route(openUserRightsCall, async (context) => {
      const { accountId, globalId } = member(context);
      // Asked whether one may, this is an answer and no refusal.
      if (!configured || !(await mayUse(pool, accountId))) return NOBODY;
      const user = await asking(context, () => configured.openUser(globalId));
      return user.canUse && user.userToken !== null ? user : NOBODY;
    }),
    route(supplierMatchCall, async (context) => {
      const { identity, partner } = await admitted(context);
      const goods = await goodsOf(pool, identity.accountId, context.query.sourcingId);
      if (!goods) throw new ApiError(codes.notFound, NO_SUCH);
      const tokens = tokensIn(context);
      return asking(context, () => partner.match(tokens, identity.globalId, goods));
    }),
    route(pageUrlCall, async (context) => {
      const { identity, partner } = await admitted(context);
      const tokens = tokensIn(context);
      return {
        pageUrl: await asking(context, () =>
          partner.pageUrl(tokens, identity.globalId, context.query.moduleName),
        ),
      };
    }),
    route(functionLogCall, async (context) => {
      const { identity, partner } = await admitted(context);
      const tokens = tokensIn(context);
      await asking(context, () => partner.log(tokens, { globalId: identity.globalId, ...context.body }));
      return null;
    }),
  ];
};
