import type { PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import type { Database } from '#infra/server/postgres/database';
import { endFamilies } from './end-session';

type Transacting = Pick<Database, 'transaction'>;

interface Right {
  /** As administrators call it. */
  readonly name: string;
  /** Assignments; `$2` is when VIP ends. */
  readonly given: string;
  readonly taken: string;
}

export const RIGHTS = {
  vip: {
    name: 'VIP',
    given: 'vip_until = $2, is_trial = false',
    taken: 'vip_until = least(vip_until, now()), is_trial = false',
  },
  data: { name: '数据', given: 'has_rights = true', taken: 'has_rights = false' },
  publish: { name: '发布', given: 'can_publish = true', taken: 'can_publish = false' },
  sourcing: { name: '寻源', given: 'can_use_sourcing = true', taken: 'can_use_sourcing = false' },
  internal: { name: '内部', given: 'is_internal = true', taken: 'is_internal = false' },
  analyst: { name: '行为分析', given: 'is_analyst = true', taken: 'is_analyst = false' },
} as const satisfies Readonly<Record<string, Right>>;

export type RightName = keyof typeof RIGHTS;
export const RIGHT_NAMES = Object.keys(RIGHTS) as readonly RightName[];
export const isRightName = (text: string): text is RightName => Object.hasOwn(RIGHTS, text);

interface Holder {
  readonly id: string;
  readonly organisation: string | null;
  readonly organisationRights: readonly string[];
}

const lockHolder = async (client: PoolClient, username: string): Promise<Holder | undefined> => {
  const { rows } = await client.query<Holder>(
    `select id::text as id, organisation_rights as "organisationRights",
            (select name from organisation where id = organisation_id) as organisation
     from account where username = $1 for no key update`,
    [username],
  );
  return rows[0];
};

const give = async (client: PoolClient, holder: Holder, rights: readonly RightName[], until: Date) => {
  for (const right of rights) {
    const { given } = RIGHTS[right];
    const values = given.includes('$2') ? [holder.id, until] : [holder.id];
    await client.query(`update account set ${given} where id = $1`, values);
    await audit(client, { event: `account.granted-${right}`, accountId: holder.id });
  }
  // They come from the organisation the account works for, and go with it.
  if (holder.organisation !== null)
    await client.query(
      `update account set organisation_rights =
         (select array_agg(distinct held) from unnest(organisation_rights || $2::text[]) held) where id = $1`,
      [holder.id, rights],
    );
};

const take = async (client: PoolClient, { id }: Holder, rights: readonly RightName[]): Promise<void> => {
  for (const right of rights) {
    await client.query(
      `update account set ${RIGHTS[right].taken}, organisation_rights = array_remove(organisation_rights, $2)
       where id = $1`,
      [id, right],
    );
    await audit(client, { event: `account.revoked-${right}`, accountId: id });
  }
  await endFamilies(client, { accountId: id, by: 'vip' });
};

const changed = (
  database: Transacting,
  username: string,
  work: (client: PoolClient, holder: Holder) => Promise<unknown>,
): Promise<boolean> =>
  database.transaction(async (client) => {
    const holder = await lockHolder(client, username);
    if (holder) await work(client, holder);
    return holder !== undefined;
  });

/** From now, or from the end of the VIP there is; days that were won are a trial. */
export const giveVipDays = async (client: PoolClient, accountId: string, days: number): Promise<void> => {
  await client.query(
    `update account set vip_until = greatest(vip_until, now()) + make_interval(days => $2),
       is_trial = case when vip_until > now() then is_trial else true end
     where id = $1`,
    [accountId, days],
  );
  await audit(client, { event: 'account.vip-days-given', accountId });
};

export interface VipTerm {
  readonly from: Date;
  readonly until: Date;
}

/** A bought term begins where the VIP there is ends, and ends with a day in China. Undefined: there is no such account. */
export const giveVipYears = async (
  client: PoolClient,
  accountId: string,
  years: number,
): Promise<VipTerm | undefined> => {
  const { rows } = await client.query<VipTerm>(
    `with held as (
       select id, greatest(vip_until, now()) as start from account where id = $1 for no key update)
     update account set is_trial = false, vip_until =
       (date_trunc('day', start at time zone 'Asia/Shanghai') + make_interval(years => $2, days => 1, secs => -1))
         at time zone 'Asia/Shanghai'
     from held where account.id = held.id returning start as "from", vip_until as until`,
    [accountId, years],
  );
  if (rows[0]) await audit(client, { event: 'account.vip-years-given', accountId });
  return rows[0];
};

/** With the next call of whoever is logged in. False when there is no such account. */
export const grantRights = (
  database: Transacting,
  username: string,
  rights: readonly RightName[],
  until: Date,
): Promise<boolean> => changed(database, username, (client, holder) => give(client, holder, rights, until));

/** VIP before its time, too; the member logs in again without them. False when there is no such account. */
export const revokeRights = (
  database: Transacting,
  username: string,
  rights: readonly RightName[],
): Promise<boolean> => changed(database, username, (client, holder) => take(client, holder, rights));

const setOrganisationOf = async (client: PoolClient, username: string, name: string): Promise<boolean> => {
  const holder = await lockHolder(client, username);
  if (!holder) return false;
  const organisation = name.trim();
  if (organisation === (holder.organisation ?? '')) return true;
  if (holder.organisation !== null) {
    await take(client, holder, holder.organisationRights.filter(isRightName));
    await audit(client, { event: 'account.organisation-left', accountId: holder.id });
  }
  if (organisation !== '')
    await client.query('insert into organisation (name) values ($1) on conflict (name) do nothing', [
      organisation,
    ]);
  await client.query(
    'update account set organisation_id = (select id from organisation where name = $2) where id = $1',
    [holder.id, organisation],
  );
  await audit(client, { event: 'account.organisation-set', accountId: holder.id });
  return true;
};

/**
 * An empty name takes the account out of its organisation. Whoever leaves one loses the rights that came from it, and
 * every login. False when there is no such account.
 */
export const setOrganisation = (database: Transacting, username: string, name: string): Promise<boolean> =>
  database.transaction((client) => setOrganisationOf(client, username, name));

export interface NewAccount {
  readonly username: string;
  readonly fullName: string;
  readonly mobile: string | undefined;
  readonly organisation: string;
  readonly rights: readonly RightName[];
  readonly until: Date;
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
}

const GLOBAL_ID = `(7000000000 + floor(random() * 2000000000))::bigint::text`;

/** Undefined when the name is taken. */
export const createAccount = async (
  client: PoolClient,
  { username, fullName, mobile, organisation, rights, until, passwordHash }: NewAccount,
): Promise<string | undefined> => {
  const { rows } = await client.query<{ id: string }>(
    `insert into account (username, password_hash, global_id, full_name, mobile)
     values ($1, $2, ${GLOBAL_ID}, $3, $4) on conflict (username) do nothing returning id::text as id`,
    [username, passwordHash, fullName, mobile ?? null],
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await audit(client, { event: 'account.created', accountId: id });
  if (organisation.trim() !== '') await setOrganisationOf(client, username, organisation);
  const holder = await lockHolder(client, username);
  if (holder) await give(client, holder, rights, until);
  return id;
};
