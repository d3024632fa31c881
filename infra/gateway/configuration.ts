import * as z from 'zod/mini';

const address = z.string();
const schema = z.object({
  /** Addresses of the four gateway bases; empty means this origin. */
  core: address,
  manage: address,
  common: address,
  base: address,
  /** Whether the server demands signed requests. */
  signing: z._default(z.boolean(), false),
  /** Where a ticket is asked for; without it no account service is asked. */
  ticket: z.optional(z.object({ url: address, serviceKey: z.string() })),
  /** Picture of the account provider, told of logins and logouts. */
  signOnImage: z.optional(address),
  /** Pages of the account site; a link without its address is not shown. */
  accountSite: z.optional(
    z.object({ forgotPasswordUrl: z.optional(address), registerUrl: z.optional(address) }),
  ),
  /** Whether the page keeps F12 and the right button's menu to itself. */
  protect: z._default(z.boolean(), false),
  /** Errors are reported there; without it, to this portal. */
  errorReporting: z.optional(z.object({ dsn: z.string() })),
  /** Script of the customer-service robot. */
  robotScript: z.optional(address),
  /** Film on pricing schemes with its WebVTT; `slides` is the house's own explanation. */
  tutorial: z.optional(z.object({ video: address, subtitles: z.optional(address) })),
  /** Numbers under which the site is on record, as the footer shows them. */
  records: z.optional(z.array(z.string())),
  pictures: z.optional(z.object({ asIs: z.string(), asWebp: z.string() })),
});
export type Configuration = z.output<typeof schema>;
export type Bases = Pick<Configuration, 'core' | 'manage' | 'common' | 'base'>;

const OWN_BASE = { core: 'core', api: 'manage', pb: 'common' } as const;

/** The specification writes the base of `/core/` alone; the others are told apart by how they begin (ADR 23). */
export const baseOf = (path: string): keyof Bases => {
  const begin = /^\/(?:pb\/(?=api\/))?(core|api|pb)\//.exec(path)?.[1];
  return begin ? OWN_BASE[begin as keyof typeof OWN_BASE] : 'base';
};

const SAME_ORIGIN: Configuration = {
  core: '',
  manage: '',
  common: '',
  base: '',
  signing: false,
  protect: false,
};

/**
 * What the page was given of it, or else /config.json says; the same origin when it cannot be read. Never rejects.
 */
export const readConfiguration = async (
  load: (path: string) => Promise<Response>,
  given?: unknown,
): Promise<Configuration> => {
  try {
    return z.parse(schema, given ?? (await (await load('/config.json')).json()));
  } catch {
    return SAME_ORIGIN;
  }
};
