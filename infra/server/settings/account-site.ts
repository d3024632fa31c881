import * as z from 'zod/mini';
import { httpUrl } from '../http/http-url';

/** Pages of the account site; a link without its address is not shown. */
export interface AccountSite {
  readonly forgotPasswordUrl?: string;
  readonly registerUrl?: string;
}

export const accountSiteFields = {
  FORGOT_PASSWORD_URL: z.optional(httpUrl),
  REGISTER_URL: z.optional(httpUrl),
};

type Given = Readonly<Partial<Record<keyof typeof accountSiteFields, string | undefined>>>;

export const accountSiteOf = ({ FORGOT_PASSWORD_URL, REGISTER_URL }: Given): AccountSite => ({
  ...(FORGOT_PASSWORD_URL && { forgotPasswordUrl: FORGOT_PASSWORD_URL }),
  ...(REGISTER_URL && { registerUrl: REGISTER_URL }),
});
