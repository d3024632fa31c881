import * as z from 'zod/mini';
import { httpUrl } from '../http/http-url';

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
