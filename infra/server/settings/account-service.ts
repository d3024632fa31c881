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

type Given = Readonly<Partial<Record<(typeof TOGETHER)[number], string | undefined>>>;

/** @throws StartupError when only some of the four are given */
export const accountServiceOf = (given: Given): AccountServiceSettings | undefined => {
  const missing = TOGETHER.filter((name) => given[name] === undefined);
  if (missing.length === TOGETHER.length) return undefined;
  const { TICKET_URL, TICKET_KEY, TICKET_VERIFY_URL, TICKET_SECRET } = given;
  if (!TICKET_URL || !TICKET_KEY || !TICKET_VERIFY_URL || !TICKET_SECRET)
    throw new StartupError(`账号中心的四项配置要一起给出，还缺：${missing.join('、')}。`);
  return { askUrl: TICKET_URL, serviceKey: TICKET_KEY, verifyUrl: TICKET_VERIFY_URL, secret: TICKET_SECRET };
};
