import type { ClientBase, Pool } from 'pg';

export interface State {
  /** Grows with every change of records. */
  readonly revision: string;
  /** YYYY-MM that windows end with; null without records. */
  readonly until: string | null;
  readonly loading: { readonly stored: number; readonly wanted: number } | null;
}

export const readState = async (database: ClientBase | Pool): Promise<State> => {
  const { rows } = await database.query<{
    revision: string;
    until: string | null;
    stored: number;
    wanted: number;
  }>(
    `select revision::text, to_char(until, 'YYYY-MM') as until, samples_stored as stored, samples_wanted as wanted
     from unit_price_state`,
  );
  const { revision = '0', until = null, stored = 0, wanted = 0 } = rows[0] ?? {};
  return { revision, until, loading: stored < wanted ? { stored, wanted } : null };
};
