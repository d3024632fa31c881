import type { Pool } from 'pg';
import { audit } from '#infra/server/security/audit';
import { networkOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { ApiError } from '#infra/server/http/api-error';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { codes } from '#src/contract/codes';
import { applyCall, siteInfoCall, type SiteInfo } from '../contract';
import { keepApplication } from './apply';

export const TOO_MANY = '提交过于频繁，请稍后再试';

const PER_NETWORK = { name: 'expert.network', limit: 20, windowS: 3_600 };
const PER_MOBILE = { name: 'expert.mobile', limit: 5, windowS: 86_400 };

const NOTHING_SAID: SiteInfo = {
  operatorName: '',
  servicePhone: '',
  serviceEmail: '',
  serviceHours: '',
  address: '',
};

export interface AboutParts {
  readonly pool: Pool;
  /** What the operator has configured. */
  readonly siteInfo?: SiteInfo | undefined;
}

export const aboutServer = ({ pool, siteInfo = NOTHING_SAID }: AboutParts): ServerSlice => ({
  routes: [
    route(siteInfoCall, () => Promise.resolve(siteInfo)),
    route(applyCall, async ({ body, ip, identity }) => {
      const { agreed: _, ...application } = body;
      const isWithin =
        (await consumeRateLimit(pool, { ...PER_NETWORK, key: networkOf(ip) })) &&
        (await consumeRateLimit(pool, { ...PER_MOBILE, key: application.mobile }));
      if (!isWithin) throw new ApiError(codes.tooManyRequests, TOO_MANY);
      const confirmation = await keepApplication(pool, application, identity?.accountId);
      await audit(pool, { event: 'expert.applied', accountId: identity?.accountId, ip });
      return { confirmation };
    }),
  ],
});
