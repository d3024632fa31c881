import type { ClientBase, Pool } from 'pg';
import type { Kind, UnitBasis } from '../../contract-terms';
import { natureOf, type Aspect, type GroupRule } from './group-rules';
import { SHIPPED_RULES } from './shipped-rules';

interface StoredRule {
  readonly kinds: string;
  readonly bases: string;
  readonly aspect: Aspect;
  readonly rule: string;
}

/** The house's own rules, else those that are shipped. */
export const readGroupRules = async (database: ClientBase | Pool): Promise<readonly GroupRule[]> => {
  const { rows } = await database.query<StoredRule>(
    'select kinds, bases, aspect, rule from water_group_rule order by position',
  );
  if (rows.length === 0) return SHIPPED_RULES;
  return rows.map(({ kinds, bases, ...rule }) => ({
    ...rule,
    kinds: kinds.split('|') as Kind[],
    bases: bases.split('|').filter(Boolean) as UnitBasis[],
  }));
};

export const storeGroupRules = async (client: ClientBase, rules: readonly GroupRule[]): Promise<void> => {
  await client.query('delete from water_group_rule');
  for (const [position, { kinds, bases, aspect, rule }] of rules.entries())
    await client.query('insert into water_group_rule values ($1, $2, $3, $4, $5)', [
      position,
      kinds.join('|'),
      bases.join('|'),
      aspect,
      rule,
    ]);
};

interface Named {
  readonly id: string;
  readonly kind: Kind;
  readonly unitBasis: UnitBasis;
  readonly name: string;
  readonly natureSaid: string | null;
  readonly nature: string | null;
}

/** Brings the natures of all records to the rules as they are now. */
export const settleNatures = async (pool: Pool): Promise<void> => {
  const rules = await readGroupRules(pool);
  const { rows } = await pool.query<Named>(
    'select id, kind, unit_basis as "unitBasis", name, nature_said as "natureSaid", nature from water_record',
  );
  const changed = rows.flatMap(({ id, nature, natureSaid, ...record }) => {
    const now = natureOf(rules, { ...record, natureSaid: natureSaid ?? undefined });
    return now === nature ? [] : { id, now };
  });
  if (changed.length === 0) return;
  await pool.query(
    `update water_record r set nature = now.nature
     from unnest($1::text[], $2::text[]) as now (id, nature) where r.id = now.id`,
    [changed.map(({ id }) => id), changed.map(({ now }) => now)],
  );
};
