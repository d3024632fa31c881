import type { Application, Granted } from '#features/trial/contract';
import { testApp } from '#tests/support/app';
import { solvedCaptcha } from '#tests/support/captcha';

export interface Asked {
  readonly device?: string;
  readonly accessToken?: string | undefined;
  /** Of the operation; a new one unless told. */
  readonly key?: string;
  readonly path?: string;
}

let keys = 0;
const newKey = () => `trial-operation-${String((keys += 1)).padStart(6, '0')}`;

/** The whole server, and what an applicant asks of it. */
export const trialDesk = () => {
  const app = testApp();
  afterEach(() => app.db.pool.query('truncate budget, sms_code'));

  const headersOf = ({ device = 'device-1', accessToken }: Asked) => ({
    uuidhashcode: device,
    ...(accessToken && { accesstoken: accessToken }),
  });
  const requestCode = async (mobile: string, asked: Asked = {}) =>
    (
      await app.form(
        '/vipProbation/getVerificationCode',
        { mobile },
        { ...headersOf(asked), validatedata: await solvedCaptcha(app.db.pool, 'sms') },
      )
    ).envelope;
  const lastCode = async (mobile: string) => {
    const { envelope } = await app.ask<{ text: string }[]>({ url: `/dev/outbox?mobile=${mobile}` });
    return /\d{6}/.exec(envelope.data[0]?.text ?? '')?.[0] ?? '';
  };
  const formFor = (mobile: string, verificationCode: string): Application => ({
    realName: '王小明',
    mobile,
    verificationCode,
    companyName: '某造价咨询公司',
    province: '20',
    city: '228',
  });
  const send = async (body: object, asked: Asked = {}) => {
    const { path = '/pb/vipProbation/applyVipProbation', key = newKey() } = asked;
    const { envelope } = await app.ask<Granted | null>({
      method: 'POST',
      url: path,
      headers: { ...headersOf(asked), 'idempotency-key': key },
      payload: { source: 0, ...body },
    });
    return envelope;
  };
  /** With a code asked for and typed. */
  const apply = async (mobile: string, more: object = {}, asked: Asked = {}) => {
    await requestCode(mobile, asked);
    return send({ ...formFor(mobile, await lastCode(mobile)), ...more }, asked);
  };
  const accountOf = async (username: string) => {
    const { rows } = await app.db.pool.query<{
      mobile: string;
      applied: boolean;
      trial: boolean;
      days: number;
    }>(
      `select mobile, has_applied as applied, is_trial as trial,
         coalesce(round(extract(epoch from vip_until - now()) / 86400), 0)::int as days
       from account where username = $1`,
      [username],
    );
    return rows[0];
  };
  const countOf = async (table: string): Promise<number> => {
    const { rows } = await app.db.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]?.n ?? 0;
  };
  return { ...app, requestCode, lastCode, formFor, send, apply, accountOf, countOf };
};
