import type { ClientBase, Pool } from 'pg';

/** Whether the account has contributed the project. */
export const isOwnProject = async (
  client: ClientBase | Pool,
  accountId: string,
  projectId: string,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'select from publishing_draft where project_id = $1 and author_id = $2 limit 1',
    [projectId, accountId],
  );
  return rowCount === 1;
};
