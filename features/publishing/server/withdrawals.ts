import type { ClientBase, Pool } from 'pg';

export interface Tombstone {
  /** YYYY-MM-DD, in Shanghai. */
  readonly day: string;
  readonly reason: string;
}

/** Undefined for a project that was never withdrawn. */
export const withdrawalOf = async (
  client: ClientBase | Pool,
  projectId: string,
): Promise<Tombstone | undefined> => {
  const { rows } = await client.query<Tombstone>(
    `select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, reason
     from publishing_withdrawal where project_id = $1`,
    [projectId],
  );
  return rows[0];
};
