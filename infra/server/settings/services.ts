import * as z from 'zod/mini';
import { httpUrl } from '../http/http-url';
import { StartupError } from '../http/startup-error';

/** An account service outside that knows members in their browsers and vouches for them with tickets. */
export interface AccountServiceSettings {
  /** Asked by the browser, with its own cookies there. */
  readonly askUrl: string;
  /** Names this portal to the service; every visitor may know it. */
  readonly serviceKey: string;
  /** Asked by this server whose ticket it is. */
  readonly verifyUrl: string;
  readonly secret: string;
}

export const accountServiceFields = {
  TICKET_URL: z.optional(httpUrl),
  TICKET_KEY: z.optional(z.string()),
  TICKET_VERIFY_URL: z.optional(httpUrl),
  TICKET_SECRET: z.optional(z.string()),
  SSO_IMAGE_URL: z.optional(httpUrl),
};

const TOGETHER = ['TICKET_URL', 'TICKET_KEY', 'TICKET_VERIFY_URL', 'TICKET_SECRET'] as const;

type GivenAccountService = Readonly<Partial<Record<(typeof TOGETHER)[number], string | undefined>>>;

/** @throws StartupError when only some of the four are given */
export const accountServiceOf = (given: GivenAccountService): AccountServiceSettings | undefined => {
  const missing = TOGETHER.filter((name) => given[name] === undefined);
  if (missing.length === TOGETHER.length) return undefined;
  const { TICKET_URL, TICKET_KEY, TICKET_VERIFY_URL, TICKET_SECRET } = given;
  if (!TICKET_URL || !TICKET_KEY || !TICKET_VERIFY_URL || !TICKET_SECRET)
    throw new StartupError(`账号中心的四项配置要一起给出，还缺：${missing.join('、')}。`);
  return { askUrl: TICKET_URL, serviceKey: TICKET_KEY, verifyUrl: TICKET_VERIFY_URL, secret: TICKET_SECRET };
};

/** Pages of the account site; a link without its address is not shown. */
export interface AccountSite {
  readonly forgotPasswordUrl?: string;
  readonly registerUrl?: string;
}

export const accountSiteFields = {
  FORGOT_PASSWORD_URL: z.optional(httpUrl),
  REGISTER_URL: z.optional(httpUrl),
};

type GivenAccountSite = Readonly<Partial<Record<keyof typeof accountSiteFields, string | undefined>>>;

export const accountSiteOf = ({ FORGOT_PASSWORD_URL, REGISTER_URL }: GivenAccountSite): AccountSite => ({
  ...(FORGOT_PASSWORD_URL && { forgotPasswordUrl: FORGOT_PASSWORD_URL }),
  ...(REGISTER_URL && { registerUrl: REGISTER_URL }),
});

/** A model that speaks the OpenAI protocol. */
export interface AiModelSettings {
  /** Base address, such as https://host/v1. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly name: string;
}

export const aiModelFields = {
  AI_MODEL_URL: z.optional(httpUrl),
  AI_MODEL_KEY: z.optional(z.string()),
  AI_MODEL_NAME: z.optional(z.string()),
};

type GivenModel = Readonly<Partial<Record<keyof typeof aiModelFields, string | undefined>>>;

/** @throws StartupError when one of address and name is missing */
export const aiModelOf = ({
  AI_MODEL_URL,
  AI_MODEL_KEY,
  AI_MODEL_NAME,
}: GivenModel): AiModelSettings | undefined => {
  if (!AI_MODEL_URL && !AI_MODEL_NAME) return undefined;
  if (!AI_MODEL_URL || !AI_MODEL_NAME) throw new StartupError('AI_MODEL_URL 与 AI_MODEL_NAME 要一起给出。');
  return { url: AI_MODEL_URL, key: AI_MODEL_KEY, name: AI_MODEL_NAME };
};

/** What the page shows from other hosts. */
export interface ServiceSettings {
  /** Script of the customer-service robot; it defines `window.customerService.open()`. */
  readonly robotScript?: string;
  /** Film on pricing schemes; `slides` is the house's own explanation. */
  readonly tutorial?: { readonly video: string; readonly subtitles?: string };
}

const SLIDES = 'slides';

export const serviceFields = {
  CUSTOMER_SERVICE_SCRIPT: z.optional(httpUrl),
  TUTORIAL_VIDEO: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text === SLIDES || z.safeParse(httpUrl, text).success,
          '只能是 slides 或 http、https 地址',
        ),
      ),
  ),
  TUTORIAL_SUBTITLES: z.optional(httpUrl),
};
interface ServiceFields {
  readonly CUSTOMER_SERVICE_SCRIPT?: string | undefined;
  readonly TUTORIAL_VIDEO?: string | undefined;
  readonly TUTORIAL_SUBTITLES?: string | undefined;
}

export const serviceOf = (fields: ServiceFields): ServiceSettings => {
  const { TUTORIAL_VIDEO: video } = fields;
  return {
    ...(fields.CUSTOMER_SERVICE_SCRIPT && { robotScript: fields.CUSTOMER_SERVICE_SCRIPT }),
    ...(video && {
      tutorial: { video, ...(fields.TUTORIAL_SUBTITLES && { subtitles: fields.TUTORIAL_SUBTITLES }) },
    }),
  };
};

/** A sourcing partner outside, asked by this server alone. */
export interface SourcingServiceSettings {
  readonly url: string;
  readonly secret: string;
}

export const sourcingServiceFields = {
  SOURCING_URL: z.optional(httpUrl),
  SOURCING_SECRET: z.optional(z.string()),
};

interface GivenSourcing {
  readonly SOURCING_URL?: string | undefined;
  readonly SOURCING_SECRET?: string | undefined;
}

/** @throws StartupError when only one of the two is given */
export const sourcingServiceOf = ({
  SOURCING_URL: url,
  SOURCING_SECRET: secret,
}: GivenSourcing): SourcingServiceSettings | undefined => {
  if (url === undefined && secret === undefined) return undefined;
  if (url && secret) return { url, secret };
  const missing = url ? 'SOURCING_SECRET' : 'SOURCING_URL';
  throw new StartupError(`寻源服务的两项配置要一起给出，还缺：${missing}。`);
};
