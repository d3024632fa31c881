import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import type { DataOf } from '#src/contract/call';
import type { bindingAccountsCall } from '#features/phone-login/contract';
import { phoneLoginServer } from '#features/phone-login/server/index';
import { createOutbox, type SmsSender } from '#features/phone-login/server/outbox';
import type { Envelope } from '#src/contract/envelope';
import type { Signing } from '#infra/server/security/signing/create-signing';
import { answerErrors } from '#src/server/answer-errors';
import { DEMO_PHONES } from '#src/server/demo-accounts';
import { registerCalls } from '#src/server/register-calls';
import { solvedCaptcha } from '#tests/support/captcha';
import { testDatabase } from '#tests/support/database';
import { members } from '#tests/support/prepared';

export interface From {
  readonly mobile?: string;
  readonly device?: string;
  readonly ip?: string;
  /** Whose key signed, where it was signed. */
  readonly signedBy?: string;
}

const HOME = { mobile: DEMO_PHONES.single, device: 'device-1', ip: '198.51.100.1' };

/** The browser with which an account of the phone was entered before. */
export const OWNERS = 'browser of the owner';

/** In place of a signature: the key that a header of its own names. */
const signedInHeader = {
  hooksOf: () => ({}),
  deviceOf: ({ headers }: { readonly headers: Record<string, unknown> }) => headers['signed-by'],
} as unknown as Signing;

/** Phone login over a fresh database with the demo accounts. `sender`: instead of the outbox; null: nothing is configured. */
export const phoneApp = ({ sender }: { readonly sender?: SmsSender | null } = {}) => {
  const db = testDatabase({ prepared: members });
  const outbox = createOutbox();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(formbody);
    answerErrors(app);
    const parts = {
      pool: db.pool,
      sender: sender === null ? undefined : (sender ?? outbox),
      outbox,
      demo: true,
      isKnownBrowser: async (mobile: string, device: string) => mobile === HOME.mobile && device === OWNERS,
    };
    registerCalls(app, phoneLoginServer(parts).routes, async () => undefined, {
      signing: signedInHeader,
    });
  });
  afterEach(() => db.pool.query('truncate budget, sms_code, login_permit'));
  afterAll(() => app.close());

  const get = async <T>(url: string, headers: Record<string, string> = {}, remoteAddress = HOME.ip) =>
    JSON.parse((await app.inject({ method: 'GET', url, headers, remoteAddress })).body) as Envelope<T>;
  const form = async <T>(
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string>,
    remoteAddress = HOME.ip,
  ) =>
    JSON.parse(
      (
        await app.inject({
          method: 'POST',
          url,
          remoteAddress,
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          payload: new URLSearchParams(fields).toString(),
        })
      ).body,
    ) as Envelope<T>;

  const answerFor = (purpose: 'sms' | 'call') => solvedCaptcha(db.pool, purpose);
  /** With the work done, as the gateway asks again after a 980. */
  const requestCode = async ({ mobile, device, ip, signedBy }: From = {}) => {
    const answer = await answerFor('sms');
    return form<null>(
      '/pb/api/web/smsVerificationCode',
      { mobile: mobile ?? HOME.mobile, type: 'query', validate: answer },
      {
        uuidHashCode: signedBy ?? device ?? HOME.device,
        validateData: answer,
        ...(signedBy && { 'signed-by': signedBy }),
      },
      ip,
    );
  };
  const lastCode = (mobile: string = HOME.mobile): string =>
    /\d{6}/.exec(outbox.sent(mobile)[0]?.text ?? '')?.[0] ?? '';
  const submit = (code: string, { mobile = HOME.mobile, device = HOME.device }: From = {}) =>
    form<DataOf<typeof bindingAccountsCall> | null>(
      '/api/web/bindingAccounts',
      { mobile, code },
      { uuidHashCode: device, mobile },
    );
  /** Lets every limit and code grow older by so much. */
  const age = async (interval: string) => {
    await db.pool.query(`update budget set ends_at = ends_at - $1::interval`, [interval]);
    await db.pool.query(`update sms_code set expires_at = expires_at - $1::interval`, [interval]);
    await db.pool.query(`update login_permit set expires_at = expires_at - $1::interval`, [interval]);
  };
  return { db, outbox, get, form, answerFor, requestCode, lastCode, submit, age };
};

/** Another code than this one. */
export const not = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
