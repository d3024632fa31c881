import * as z from 'zod/mini';
import { openUserRightsCall, supplierMatchCall } from '../contract-partner';
import { TokenRefused, type PartnerTokens, type SourcingPartner } from './partner';

const TIMEOUT_MS = 8_000;
const UNAUTHORIZED = 401;

export interface PartnerService {
  /** The calls below are asked for under it. */
  readonly url: string;
  /** Shared with the service; never reaches a browser. */
  readonly secret: string;
}

const appAnswer = z.object({ appToken: z.string().check(z.minLength(1)) });
const matchAnswer = z.object({ suppliers: supplierMatchCall.data.shape.suppliers });
const pageAnswer = z.object({
  pageUrl: z.nullable(z.string().check(z.refine((text) => /^https:\/\//.test(text) && URL.canParse(text)))),
});

const shown = ({ appToken, userToken }: PartnerTokens) => ({
  'x-app-token': appToken,
  'x-user-token': userToken,
});

/**
 * A sourcing service outside. Every call is a POST of JSON: `app-token` and `user-rights { globalId }` with the secret
 * as bearer; `supplier-match`, `page-url { moduleName }` and `function-log` with both tokens. 401 refuses the tokens.
 */
export const outsidePartner = ({ url, secret }: PartnerService): SourcingPartner => {
  const base = url.endsWith('/') ? url : `${url}/`;
  const post = async (path: string, headers: Readonly<Record<string, string>>, body: object) => {
    const response = await fetch(new URL(path, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === UNAUTHORIZED) throw new TokenRefused();
    // The service's own words could repeat a token.
    if (!response.ok) throw new Error(`the sourcing service answered HTTP ${response.status}`);
    return response;
  };
  const bearer = { authorization: `Bearer ${secret}` };
  return {
    openApp: async () => z.parse(appAnswer, await (await post('app-token', bearer, {})).json()).appToken,
    openUser: async (globalId) =>
      z.parse(openUserRightsCall.data, await (await post('user-rights', bearer, { globalId })).json()),
    match: async (tokens, globalId, goods) => {
      const response = await post('supplier-match', shown(tokens), { globalId, ...goods });
      return { ...z.parse(matchAnswer, await response.json()), isDemo: false };
    },
    pageUrl: async (tokens, globalId, moduleName) => {
      const response = await post('page-url', shown(tokens), { globalId, moduleName });
      return z.parse(pageAnswer, await response.json()).pageUrl;
    },
    log: async (tokens, used) => void (await post('function-log', shown(tokens), used)),
  };
};
