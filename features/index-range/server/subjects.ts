import type { Pool } from 'pg';
import { WHOLE, type Kind } from '../contract';

export interface Subject {
  readonly name: string;
  readonly unit: string;
  /** SQL of its value per ㎡ as the project `p` has it, `r` being its row of values. */
  readonly own: string;
}

const SUBJECTS = 'select at, name, unit from range_subject where kind = $1 order by seq, at';

/** Subjects of a kind in the order of the records; of costs, the whole first. */
export const subjectsOf = async (pool: Pool, kind: Kind): Promise<Subject[]> => {
  const { rows } = await pool.query<{ at: number; name: string; unit: string }>(SUBJECTS, [kind]);
  const own = rows.map(({ at, name, unit }) => ({ name, unit, own: `r.${kind}[${Number(at)}]` }));
  return kind === 'content' ? own : [{ name: WHOLE, unit: '元/㎡', own: 'p.unit_pretax::float8' }, ...own];
};
