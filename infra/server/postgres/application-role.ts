import { randomBytes } from 'node:crypto';
import { escapeIdentifier, escapeLiteral, type Pool } from 'pg';
import type { Log } from '../jobs/log';
import { createPool } from './database-pool';

const ROLE = 'portal';

/** Rows of every table, of today and of migrations to come; no table can be made, changed or dropped by the role. */
const grant = async (owner: Pool, role: string): Promise<void> => {
  const name = escapeIdentifier(role);
  await owner.query(`
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage, select on all sequences in schema public to ${name};
    grant execute on all functions in schema public to ${name};
    alter default privileges in schema public grant execute on functions to ${name};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${name};
    alter default privileges in schema public grant usage, select on sequences to ${name}`);
};

const asOwner = async (url: string, log: Log, work: (owner: Pool) => Promise<void>): Promise<void> => {
  const owner = createPool(url, log, { max: 1 });
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
};

export const grantTo = (role: string, ownerUrl: string, log: Log): Promise<void> =>
  asOwner(ownerUrl, log, (owner) => grant(owner, decodeURIComponent(role)));

/** Gives the database an ordinary user with a password of this start alone, and returns the address to connect by. */
export const addApplicationRole = async (ownerUrl: string, log: Log): Promise<string> => {
  const password = randomBytes(24).toString('base64url');
  await asOwner(ownerUrl, log, async (owner) => {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [ROLE]);
    const verb = rowCount ? 'alter' : 'create';
    await owner.query(`${verb} role ${ROLE} login nosuperuser password ${escapeLiteral(password)}`);
    await grant(owner, ROLE);
  });
  const url = new URL(ownerUrl);
  url.username = ROLE;
  url.password = password;
  return url.href;
};
