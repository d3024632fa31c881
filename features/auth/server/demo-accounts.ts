import type { Pool } from 'pg';
import { endFamilies } from './end-session';
import { hashPassword } from './passwords';

interface DemoAccount {
  readonly username: string;
  readonly fullName: string;
  readonly mobile?: string;
  readonly kind?: 'employee' | 'personal' | 'enterprise';
  readonly vip?: true;
  readonly trial?: true;
  readonly applied?: true;
  readonly rights?: true;
  readonly publisher?: true;
  readonly internal?: true;
  readonly analyst?: true;
  readonly sourcing?: true;
  readonly anomalous?: true;
  readonly single?: true;
  /** Has never been here; all the others have. */
  readonly isNew?: true;
  readonly organisation?: string;
}

const accounts: readonly DemoAccount[] = [
  { username: 'member', fullName: '普通会员', mobile: '13800000001' },
  { username: 'vip', fullName: '付费会员', vip: true, rights: true },
  { username: 'trial', fullName: '试用会员', vip: true, trial: true, applied: true, rights: true },
  { username: 'norights', fullName: '已试用会员', applied: true },
  { username: 'partner', fullName: '寻源会员', vip: true, rights: true, sourcing: true },
  { username: 'partneroff', fullName: '未开通寻源', vip: true, rights: true },
  {
    username: 'publisher',
    fullName: '发布员',
    vip: true,
    rights: true,
    publisher: true,
    organisation: '样例造价咨询一所',
  },
  { username: 'internal', fullName: '内部用户', vip: true, rights: true, internal: true },
  { username: 'analyst', fullName: '分析员', analyst: true },
  { username: 'anomaly', fullName: '异常账号', anomalous: true },
  { username: 'twin', fullName: '双端用户', vip: true, rights: true, single: true },
  { username: 'personal09', fullName: '个人账号', mobile: '13800000009', kind: 'personal' },
  {
    username: 'employee09',
    fullName: '企业子账号',
    mobile: '13800000009',
    kind: 'employee',
    vip: true,
    rights: true,
  },
  {
    username: 'enterprise09',
    fullName: '企业主账号',
    mobile: '13800000009',
    kind: 'enterprise',
    vip: true,
    rights: true,
  },
  {
    username: 'reviewer',
    fullName: '审核员甲',
    vip: true,
    rights: true,
    publisher: true,
    organisation: '样例造价咨询二所',
  },
  {
    username: 'reviewer2',
    fullName: '审核员乙',
    vip: true,
    rights: true,
    publisher: true,
    organisation: '样例造价咨询二所',
  },
  { username: 'newcomer', fullName: '新会员', isNew: true },
];

const FIRST_GLOBAL_ID = 6_000_000_000;

/** Has somebody be logged in with the single-session accounts elsewhere, whenever nobody is. */
const logInElsewhere = async (pool: Pool): Promise<void> => {
  const names = accounts.filter(({ single }) => single).map(({ username }) => username);
  await pool.query(
    `with family as (
       insert into login_family (id, account_id, device_id, remembered, created_at, expires_at, browser, system)
       select gen_random_uuid(), id, 'demo-other-device', true, now(), now() + interval '7 days', 'Chrome 130', 'Windows'
       from account
       where username = any ($1::text[]) and single_session and not exists (
         select 1 from login_family where account_id = account.id and ended_at is null and expires_at > now())
       returning id, expires_at)
     insert into session_token (digest, family_id, issued_at, expires_at)
     select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), id, now(), expires_at
     from family`,
    [names],
  );
};

const createOrganisations = (pool: Pool) =>
  pool.query(
    'insert into organisation (name) select distinct unnest($1::text[]) on conflict (name) do nothing',
    [accounts.flatMap(({ organisation }) => organisation ?? [])],
  );

/** Outside of the demo mode nobody stays logged in with one of them; gives how many logins were ended. */
export const endDemoLogins = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ id: string }>('select id::text as id from account where is_demo');
  let ended = 0;
  for (const { id } of rows) ended += await endFamilies(pool, { accountId: id, by: 'demo' });
  return ended;
};

/**
 * Creates the accounts that are missing; those that exist keep whatever was changed about them. They are meant for many
 * people, so their browsers are not counted.
 */
export const createDemoAccounts = async (pool: Pool, password: string): Promise<number> => {
  const { rows } = await pool.query<{ username: string }>('select username from account');
  const known = new Set(rows.map(({ username }) => username));
  const missing = accounts
    .map((account, index) => ({ ...account, index }))
    .filter(({ username }) => !known.has(username));
  await createOrganisations(pool);
  const hashed = await Promise.all(
    missing.map(async (account) => ({ account, hash: await hashPassword(password) })),
  );
  // One after the other: a connection for each of them at once takes a busy machine longer than a pool waits.
  for (const { account, hash } of hashed)
    await pool.query(
      `insert into account (username, password_hash, global_id, full_name, mobile, kind, vip_until, is_trial,
           has_applied, has_rights, can_publish, is_internal, is_analyst, can_use_sourcing, is_anomalous,
           single_session, is_shared, organisation_id, is_demo, last_login_at)
         values ($1, $2, $3, $4, $5, $6, case when $8 then now() + interval '3 days' when $7 then now() + interval '10 years' end, $8, $9, $10, $11, $12, $13, $14, $15,
           $16, true, (select id from organisation where name = $17), true, case when $18 then null else now() end)
         on conflict (username) do nothing`,
      [
        account.username,
        hash,
        String(FIRST_GLOBAL_ID + account.index),
        account.fullName,
        account.mobile ?? null,
        account.kind ?? 'personal',
        account.vip === true,
        account.trial === true,
        account.applied === true,
        account.rights === true,
        account.publisher === true,
        account.internal === true,
        account.analyst === true,
        account.sourcing === true,
        account.anomalous === true,
        account.single === true,
        account.organisation ?? null,
        account.isNew === true,
      ],
    );
  // A trial lasts three days: the one to be looked at begins anew with every start.
  await pool.query(
    `update account set vip_until = now() + interval '3 days' where is_demo and is_trial and username = 'trial'`,
  );
  await logInElsewhere(pool);
  return missing.length;
};
