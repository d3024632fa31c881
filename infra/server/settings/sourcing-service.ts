import * as z from 'zod/mini';
import { httpUrl } from '../http/http-url';
import { StartupError } from '../http/startup-error';

/** A sourcing partner outside, asked by this server alone. */
export interface SourcingServiceSettings {
  readonly url: string;
  readonly secret: string;
}

export const sourcingServiceFields = {
  SOURCING_URL: z.optional(httpUrl),
  SOURCING_SECRET: z.optional(z.string()),
};

interface Given {
  readonly SOURCING_URL?: string | undefined;
  readonly SOURCING_SECRET?: string | undefined;
}

/** @throws StartupError when only one of the two is given */
export const sourcingServiceOf = ({
  SOURCING_URL: url,
  SOURCING_SECRET: secret,
}: Given): SourcingServiceSettings | undefined => {
  if (url === undefined && secret === undefined) return undefined;
  if (url && secret) return { url, secret };
  const missing = url ? 'SOURCING_SECRET' : 'SOURCING_URL';
  throw new StartupError(`寻源服务的两项配置要一起给出，还缺：${missing}。`);
};
