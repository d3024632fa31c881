import type { Pool } from 'pg';
import { bySubject, subjectName } from '#infra/server/costing/subjects';
import { WHOLE, type Kind } from '../contract';

export interface Subject {
  readonly name: string;
  /** As records have it. */
  readonly names: readonly string[];
  readonly unit: string;
  /** SQL of its value per ㎡ as the project `p` has it, `r` being its row of values. */
  readonly own: string;
}
interface Named {
  readonly at: number;
  readonly name: string;
  readonly unit: string;
}

const SUBJECTS = 'select at, name, unit from range_subject where kind = $1 order by seq, at';

const cellOf = (kind: Kind, { at }: Named): string => `r.${kind}[${Number(at)}]`;

/** Lines of one subject in one project are its parts. */
const sumOf = (cells: readonly string[]): string => {
  const [first = 'null', ...others] = cells;
  return others.length === 0
    ? first
    : `case when coalesce(${cells.join(', ')}) is not null then round((${cells.map((cell) => `coalesce(${cell}, 0)`).join(' + ')})::numeric, 2)::float8 end`;
};

/** Subjects of a kind in the order of the records, whatever word each uses for them; of costs, the whole first. */
export const subjectsOf = async (pool: Pool, kind: Kind): Promise<Subject[]> => {
  const { rows } = await pool.query<Named>(SUBJECTS, [kind]);
  const own = [...bySubject(kind, rows).values()].map((same): Subject => {
    const names = same.map(({ name }) => name);
    return {
      name: subjectName(kind, names),
      names,
      unit: same[0]?.unit ?? '',
      own: sumOf(same.map((one) => cellOf(kind, one))),
    };
  });
  return kind === 'content'
    ? own
    : [{ name: WHOLE, names: [WHOLE], unit: '元/㎡', own: 'p.unit_pretax::float8' }, ...own];
};
