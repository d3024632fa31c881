import path from 'node:path';
import * as z from 'zod/mini';
import {
  accountServiceFields,
  accountServiceOf,
  accountSiteFields,
  accountSiteOf,
  aiModelFields,
  aiModelOf,
  serviceFields,
  serviceOf,
  sourcingServiceFields,
  sourcingServiceOf,
  type AccountServiceSettings,
  type AccountSite,
  type AiModelSettings,
  type ServiceSettings,
  type SourcingServiceSettings,
} from './services';
import { httpUrl } from '../http/http-url';
import { purchaseFields, purchaseOf, type PurchaseSettings } from './purchase';
import {
  pictureFields,
  pictureFormatsOf,
  siteInfoFields,
  siteInfoOf,
  type PictureFormats,
  type SiteInfoSettings,
} from './site-info';
import { StartupError } from '../http/startup-error';
import { trustedProxiesOf, trustProxyFields, type TrustedProxies } from '../http/trust-proxy';

export interface Settings {
  /** 0 lets the system choose. */
  readonly port: number;
  /** `localhost` means both loopback addresses, 127.0.0.1 and ::1; other machines need `0.0.0.0` or `::`. */
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** An external PostgreSQL; without it the embedded one is started. */
  readonly databaseUrl: string | undefined;
  /** Of the user who owns the tables there, for migrations and jobs; without it `databaseUrl` is that user, too. */
  readonly databaseOwnerUrl?: string | undefined;
  /** Of a user of its own for the analysts' SQL; without it there is none. */
  readonly databaseReaderUrl?: string | undefined;
  readonly demo: boolean;
  /** Asked for in so many words; without them the demo mode serves this machine alone. */
  readonly demoAsked: boolean;
  /** Where messages are posted as JSON; without it, and without demo mode, none can be sent. */
  readonly smsWebhookUrl?: string | undefined;
  readonly accountService?: AccountServiceSettings | undefined;
  readonly sourcingService?: SourcingServiceSettings | undefined;
  /** Loaded unseen by the browser at login and logout, so that the account provider learns of them. */
  readonly signOnImage?: string | undefined;
  /** What the server's keys are sealed under; without it a file of the data folder is. */
  readonly keySecret?: string | undefined;
  /** Days the audit is kept for. */
  readonly auditDays: number;
  /** Days that facts of behaviour are kept for, and those of them that could not be read. */
  readonly eventDays: number;
  readonly badEventDays: number;
  /** Alerts may go to plain http and to private networks. */
  readonly allowsPrivateWebhooks: boolean;
  readonly accountSite?: AccountSite | undefined;
  readonly aiModel?: AiModelSettings | undefined;
  /** What the contact page says of the operator. */
  readonly service?: ServiceSettings | undefined;
  readonly siteInfo?: SiteInfoSettings | undefined;
  /** What packages cost and where it is paid to. */
  readonly purchase?: PurchaseSettings | undefined;
  /** F12, the menu of the right button and watched pauses, as far as they are harmless; production builds only. */
  readonly protect: boolean;
  /** Where errors of browsers are reported; without it this server keeps them. */
  readonly errorReportDsn?: string | undefined;
  /** How addresses of pictures ask for a quality; each holds `{quality}`. */
  readonly pictures?: PictureFormats | undefined;
  /** Serve https with a certificate of the server's own. */
  readonly https: boolean;
  /** Names a proxy or DNS gives this server, as browsers write them. */
  readonly publicNames: readonly string[];
  /** Where members open the portal; links that leave the house begin with it. */
  readonly siteUrl?: string | undefined;
  /** Reverse proxies in front; without them a visitor is whoever is connected. */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** Who shows it may read /metrics from anywhere; without it only this machine may. */
  readonly metricsToken?: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** How many sample projects a new database is filled with. */
  readonly sampleProjects: number;
  /** How many sample unit prices follow them, in the background once the server answers. */
  readonly sampleUnitPrices: number;
}

/** Of samples. */
export const UNIT_PRICES_A_PROJECT = 10;

const numberIn = (least: number, most: number, message: string): z.ZodMiniType<number, string> =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least, message), z.maximum(most, message))),
  );

const Environment = z.object({
  PORT: z._default(numberIn(0, 65_535, '必须是 0 到 65535 之间的整数'), 8080),
  HOST: z._default(z.string().check(z.regex(/^\S+$/, '不能含有空格')), 'localhost'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(
    z.string().check(z.refine(isPostgresUrl, '必须形如 postgresql://用户:密码@主机:5432/库名')),
  ),
  DATABASE_OWNER_URL: z.optional(
    z.string().check(z.refine(isPostgresUrl, '必须形如 postgresql://用户:密码@主机:5432/库名')),
  ),
  DATABASE_READER_URL: z.optional(
    z.string().check(z.refine(isPostgresUrl, '必须形如 postgresql://用户:密码@主机:5432/库名')),
  ),
  DEMO: z.optional(z.enum(['0', '1'], '只能是 0 或 1')),
  SMS_WEBHOOK_URL: z.optional(httpUrl),
  ...accountServiceFields,
  ...accountSiteFields,
  ...sourcingServiceFields,
  ...aiModelFields,
  ...siteInfoFields,
  ...purchaseFields,
  ...serviceFields,
  ...pictureFields,
  PROTECT: z.optional(z.enum(['0', '1'], '只能是 0 或 1')),
  ERROR_REPORT_DSN: z.optional(httpUrl),
  KEY_SECRET: z.optional(
    z.string().check(z.minLength(32, '至少 32 个字符，可用 openssl rand -base64 32 生成')),
  ),
  AUDIT_DAYS: z._default(numberIn(30, 36_500, '必须是 30 到 36500 之间的整数'), 400),
  EVENT_DAYS: z._default(numberIn(30, 36_500, '必须是 30 到 36500 之间的整数'), 400),
  BAD_EVENT_DAYS: z._default(numberIn(1, 36_500, '必须是 1 到 36500 之间的整数'), 30),
  ALERT_WEBHOOK_PRIVATE: z.optional(z.enum(['0', '1'], '只能是 0 或 1')),
  HTTPS: z.optional(z.enum(['0', '1'], '只能是 0 或 1')),
  SITE_URL: z.optional(httpUrl),
  PUBLIC_NAMES: z._default(z.string(), ''),
  ...trustProxyFields,
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, '至少 16 个字符'))),
  NODE_ENV: z.optional(z.string()),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      '只能是 fatal、error、warn、info、debug、trace 或 silent',
    ),
    'warn',
  ),
  SAMPLE_PROJECTS: z._default(numberIn(0, 1_000_000, '必须是 0 到 1000000 之间的整数'), 20_000),
  SAMPLE_UNIT_PRICES: z.optional(numberIn(0, 10_000_000, '必须是 0 到 10000000 之间的整数')),
});

/** Throws `StartupError` with one line for every value that cannot be used. An empty value counts as not given. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data, error } = Environment.safeParse(given);
  if (!success) throw new StartupError(error.issues.map((issue) => complaint(issue, given)).join('\n'));
  const demo =
    data.DEMO === undefined ? data.NODE_ENV !== 'production' && !data.DATABASE_URL : data.DEMO === '1';
  const siteInfo = siteInfoOf(data, demo);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    databaseReaderUrl: data.DATABASE_READER_URL,
    demo,
    demoAsked: data.DEMO === '1',
    smsWebhookUrl: data.SMS_WEBHOOK_URL,
    accountService: accountServiceOf(data),
    sourcingService: sourcingServiceOf(data),
    signOnImage: data.SSO_IMAGE_URL,
    accountSite: accountSiteOf(data),
    aiModel: aiModelOf(data),
    siteInfo,
    purchase: purchaseOf(data, siteInfo.isSample),
    service: serviceOf(data),
    keySecret: data.KEY_SECRET,
    auditDays: data.AUDIT_DAYS,
    eventDays: data.EVENT_DAYS,
    badEventDays: data.BAD_EVENT_DAYS,
    allowsPrivateWebhooks: data.ALERT_WEBHOOK_PRIVATE === '1',
    metricsToken: data.METRICS_TOKEN,
    protect: data.PROTECT !== '0',
    errorReportDsn: data.ERROR_REPORT_DSN,
    pictures: pictureFormatsOf(data),
    https: data.HTTPS === '1',
    siteUrl: data.SITE_URL,
    publicNames: data.PUBLIC_NAMES.split(/[,\s]+/).filter(Boolean),
    trustedProxies: trustedProxiesOf(data),
    logLevel: data.LOG_LEVEL,
    sampleProjects: data.SAMPLE_PROJECTS,
    sampleUnitPrices: data.SAMPLE_UNIT_PRICES ?? data.SAMPLE_PROJECTS * UNIT_PRICES_A_PROJECT,
  };
}

/** By the end of its name: addresses of databases hold passwords, those of webhooks keys. The site's own holds nothing. */
const isSecret = (name: string): boolean => /(SECRET|TOKEN|DSN|KEY|_URL)$/.test(name) && name !== 'SITE_URL';

function complaint(
  { path: [name], message }: z.core.$ZodIssue,
  given: Record<string, string | undefined>,
): string {
  const value = isSecret(String(name)) ? '' : `“${given[String(name)]}”`;
  return `环境变量 ${String(name)}${value} 无效：${message}。`;
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}
