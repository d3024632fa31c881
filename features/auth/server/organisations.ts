import { audit } from '#infra/server/security/audit';
import type { Database } from '#infra/server/postgres/database';

/** False when there is no such account; an empty name takes the account out of its organisation. */
export const setOrganisation = (
  database: Pick<Database, 'transaction'>,
  username: string,
  name: string,
): Promise<boolean> =>
  database.transaction(async (client) => {
    const organisation = name.trim();
    if (organisation !== '')
      await client.query('insert into organisation (name) values ($1) on conflict (name) do nothing', [
        organisation,
      ]);
    const { rows } = await client.query<{ id: string }>(
      `update account set organisation_id = (select id from organisation where name = $2)
       where username = $1 returning id::text as id`,
      [username, organisation],
    );
    const accountId = rows[0]?.id;
    if (accountId === undefined) return false;
    await audit(client, { event: 'account.organisation-set', accountId });
    return true;
  });
