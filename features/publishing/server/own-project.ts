import type { ClientBase, Pool } from 'pg';
import { IS_ORGANISATION } from './draft-store';

/** Whether the account, or its organisation, has contributed the project. */
export const isOwnProject = async (
  client: ClientBase | Pool,
  accountId: string,
  projectId: string,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from publishing_draft d where d.project_id = $2 and ${IS_ORGANISATION} limit 1`,
    [accountId, projectId],
  );
  return rowCount === 1;
};
