import type { Pool } from 'pg';
import type { Identity } from '#infra/server/http/identity';
import { Answer, type RequestContext, type Route } from '#infra/server/http/route';
import type { Call, DataOf } from '#src/contract/call';

/** A member as the session tells them. */
export const anIdentity = (more: Partial<Identity> = {}): Identity => ({
  sessionId: '00000000-0000-7000-8000-000000000001',
  accountId: '1',
  globalId: '6001',
  accountName: 'member',
  isVip: false,
  hasRights: false,
  isAnalyst: false,
  isPublisher: false,
  ...more,
});

/** Asks what serves this call, past HTTP: the answer's data, or the refusal it throws. */
export const asker =
  (routes: () => readonly Route[]) =>
  async <C extends Call>(call: C, more: Partial<RequestContext<Call>> = {}): Promise<DataOf<C>> => {
    const apiRoute = routes().find((one) => one.call.path === call.path);
    if (!apiRoute) throw new Error(`nothing serves ${call.path}`);
    const answer: unknown = await apiRoute.handle({
      query: undefined,
      body: undefined,
      params: {},
      headers: {},
      ip: '127.0.0.1',
      log: undefined as never,
      identity: undefined,
      device: undefined,
      reply: { setHeader: () => undefined },
      ...more,
    });
    return (answer instanceof Answer ? answer.data : answer) as DataOf<C>;
  };

/** An account that is logged in; gives who it is. */
export const aMember = async (pool: Pool, name: string, more: Partial<Identity> = {}): Promise<Identity> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (username, password_hash, global_id) values ($1, '', 'g-' || $1) returning id::text`,
    [name],
  );
  const accountId = rows[0]?.id ?? '';
  const family = await pool.query<{ id: string }>(
    `insert into login_family (id, account_id, device_id, remembered, created_at, expires_at)
     values (gen_random_uuid(), $1, 'owner', true, now(), now() + interval '7 days') returning id::text`,
    [accountId],
  );
  return anIdentity({
    accountId,
    accountName: name,
    globalId: `g-${name}`,
    sessionId: family.rows[0]?.id ?? '',
    ...more,
  });
};
