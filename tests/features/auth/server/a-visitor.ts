import type { Pool } from 'pg';
import type { testApp } from '#tests/support/app';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';

type App = ReturnType<typeof testApp>;
export type LoginData = {
  readonly accessToken: string;
  readonly globalId: string;
  readonly isNewUser: boolean;
  readonly expireIn: number;
} | null;

/** One browser: its device name, its cookies and what it calls. */
export const aVisitor = ({ form, ask }: App, device: string, more: Record<string, string> = {}) => {
  let cookie = '';
  const post = async <T = unknown>(url: string, fields: Record<string, string>, headers = {}) => {
    const answered = await form<T>(url, fields, {
      uuidHashCode: device,
      ...(cookie && { cookie }),
      ...more,
      ...headers,
    });
    const set = [answered.headers['set-cookie']].flat().find((line) => /^(__Host-)?lt=/.test(String(line)));
    if (typeof set === 'string') cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
    return answered;
  };
  return {
    post,
    logIn: (username: string, password = DEMO_PASSWORD, { remember = true, validate = '-1' } = {}) =>
      post<LoginData>('/api/web/loginByAuth', {
        username,
        password,
        validate,
        deviceId: '',
        rememberLoginStatus: String(remember),
      }),
    renew: (accessToken: string) => post<LoginData>('/api/web/loginByToken', { accessToken }),
    alive: (accessToken: string) =>
      ask({ url: '/pb/api/web/alive', headers: { accessToken, uuidHashCode: device } }),
    forgetCookie: () => void (cookie = ''),
    cookie: () => cookie,
  };
};

export const tokenIn = ({ envelope }: { readonly envelope: { readonly data: LoginData } }): string => {
  if (!envelope.data) throw new Error(`refused: ${JSON.stringify(envelope)}`);
  return envelope.data.accessToken;
};

export const auditOf = async (pool: Pool, event: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from audit where event = $1', [
    event,
  ]);
  return rows[0]?.count ?? 0;
};

/** Moves what is known about one token into the past. */
export const age = (pool: Pool, token: string, column: 'expires_at' | 'replaced_at', seconds: number) =>
  pool.query(
    `update session_token set ${column} = ${column} - make_interval(secs => $2) where digest = sha256($1)`,
    [Buffer.from(token), seconds],
  );
