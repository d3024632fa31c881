import { randomBytes } from 'node:crypto';
import { escapeIdentifier, escapeLiteral, type Pool, type PoolClient } from 'pg';
import { StartupError } from '../http/startup-error';
import type { Log } from '../jobs/log';
import { createPool, inTransaction } from './database-pool';
import { LOCK } from './migrate';

const ROLE = 'portal';
const READER = 'portal_reader';
/** Of which statistics are renewed by whoever has just filled them; without, the first readers get plans of before. */
const ANALYSED = ['project', 'search_entry', 'range_sample'];
/** Below it only an owner may; there the statistics are renewed by PostgreSQL itself, in a minute or so. */
const KNOWS_MAINTAIN = 170_000;
/** Of the behaviour of members; nothing of accounts. */
const READABLE = [
  'event',
  'event_hour',
  'event_day_sum',
  'event_tab',
  'event_first',
  'event_bad',
  'delivery_hour',
];

/** Of the functions that PostgreSQL says may do anything, those that do nothing which outlasts their statement. */
const HARMLESS = [
  'clock_timestamp',
  'timeofday',
  'pg_sleep',
  'pg_sleep_for',
  'pg_sleep_until',
  'random',
  'random_normal',
  'gen_random_uuid',
  'uuidv4',
  'uuidv7',
];
/** Said to change nothing, these take a number of a transaction, of which there are not endlessly many. */
const NUMBERING = ['txid_current', 'pg_current_xact_id'];

/** How much of what is in any table; of statements nobody sees but their own. */
const COUNTING =
  '^pg_(stat_get_(?!activity|backend)|stat_xact|total_relation_size|relation_size|table_size|indexes_size)';

/**
 * Everybody may call most functions unless somebody says otherwise, those included that write into the log of the
 * database, take the locks of others, wake listeners or act in the name of the owner; a transaction that only reads
 * allows them. Here are those which may be given and taken: of the catalogue the superuser alone can.
 */
const DEEDS = `
  select deed.oid, deed.oid::regprocedure::text as name, deed.proacl
  from pg_proc deed left join pg_init_privs first on first.classoid = 'pg_proc'::regclass and first.objoid = deed.oid
  where deed.pronamespace in ('pg_catalog'::regnamespace, 'public'::regnamespace)
    and deed.prokind in ('f', 'p')
    and (deed.provolatile = 'v' or deed.prosecdef or deed.proname = any('{${NUMBERING.join(',')}}')
      or deed.proname ~ '${COUNTING}')
    and deed.proname <> all('{${HARMLESS.join(',')}}')
    and exists (
      select from aclexplode(coalesce(first.initprivs, acldefault('f', deed.proowner))) where grantee = 0)
    and pg_has_role(deed.proowner, 'usage')`;

/** To the role by name, so that it keeps them when everybody loses them. */
const grantDeeds = (role: string): string => `
  do $do$
  declare one record;
  begin
    for one in select * from (${DEEDS}) as deeds where not exists (
      select from aclexplode(deeds.proacl) where grantee = ${escapeLiteral(escapeIdentifier(role))}::regrole)
    loop
      execute format('grant execute on routine %s to %I', one.name, ${escapeLiteral(role)});
    end loop;
  end $do$`;

const REVOKE_DEEDS = `
  do $do$
  declare one record;
  begin
    for one in select * from (${DEEDS}) as deeds where deeds.proacl is null or exists (
      select from aclexplode(deeds.proacl) where grantee = 0)
    loop
      execute format('revoke execute on routine %s from public', one.name);
    end loop;
  end $do$`;

/**
 * Rows of every table, of today and of migrations to come; no table can be made, changed or dropped by the role. What
 * the audit holds is added to and nothing else, and what was migrated is only read: so after migrations, which make
 * both tables. Servers that start together take turns, for PostgreSQL refuses to change one grant twice at once.
 */
const grant = async (client: PoolClient, role: string): Promise<void> => {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const { rowCount: isOwner } = await client.query('select where current_user = $1', [role]);
  if (isOwner) return;
  const name = escapeIdentifier(role);
  await client.query(`
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    revoke update, delete on audit from ${name};
    revoke insert, update, delete on migrations from ${name};
    grant usage, select on all sequences in schema public to ${name};
    grant execute on all functions in schema public to ${name};
    alter default privileges in schema public grant execute on functions to ${name};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${name};
    alter default privileges in schema public grant usage, select on sequences to ${name}`);
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) >= KNOWS_MAINTAIN)
    await client.query(`grant maintain on ${ANALYSED.join(', ')} to ${name}`);
  await client.query(grantDeeds(role));
};

export const grantTo = (role: string, owner: Pool): Promise<void> =>
  inTransaction(owner, (client) => grant(client, role)).catch((error: Error) => {
    throw new StartupError(`数据库的属主没能给用户 ${role} 授权：${error.message}`);
  });

/** May read what analysts ask SQL of, and do nothing else; after migrations and after the ordinary user has its rights. */
export const grantToReader = (role: string, owner: Pool): Promise<void> =>
  inTransaction(owner, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const name = escapeIdentifier(role);
    await client.query(
      `grant usage on schema public to ${name}; grant select on ${READABLE.join(', ')} to ${name}`,
    );
    await client.query(REVOKE_DEEDS);
  });

/** Gives the database an ordinary user with a password of this start alone, and returns the address to connect by. */
const addRole = async (
  ownerUrl: string,
  { role, limits = '' }: { readonly role: string; readonly limits?: string },
  log: Log,
): Promise<string> => {
  const password = randomBytes(24).toString('base64url');
  const owner = createPool(ownerUrl, log, { max: 1 });
  try {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role]);
    const verb = rowCount ? 'alter' : 'create';
    await owner.query(
      `${verb} role ${role} login nosuperuser password ${escapeLiteral(password)}; ${limits}`,
    );
  } finally {
    await owner.end();
  }
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return url.href;
};

export const addApplicationRole = (ownerUrl: string, log: Log): Promise<string> =>
  addRole(ownerUrl, { role: ROLE }, log);

/**
 * Whoever asks writes the statement: what it may take is bounded, and what is wrong with it is answered and not
 * written to the log. The role can set none of this back but `work_mem`.
 */
const READER_LIMITS = `
  alter role ${READER} connection limit 2;
  alter role ${READER} set temp_file_limit = '256MB';
  alter role ${READER} set work_mem = '4MB';
  alter role ${READER} set max_parallel_workers_per_gather = 0;
  alter role ${READER} set log_min_messages = 'fatal';
  alter role ${READER} set log_min_error_statement = 'panic'`;

export const addReaderRole = (ownerUrl: string, log: Log): Promise<string> =>
  addRole(ownerUrl, { role: READER, limits: READER_LIMITS }, log);
