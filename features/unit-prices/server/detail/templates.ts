import type { Pool } from 'pg';
import type { Template } from '../../contract-detail';
import { tradePath } from '#src/contract/bill-divisions';

interface Stored {
  readonly id: number;
  readonly code: string;
  readonly edition: Template['edition'];
  readonly name: string;
  readonly unit: string;
  readonly workContent: string;
  readonly rule: string;
  readonly features: readonly { readonly key: string; readonly value: string }[];
}

/** Texts are few for an item of samples and many for one of imports: the first of them show how it is described. */
const TEXTS = 200;
const VALUES = 8;

const TEMPLATES = `
  select i.id, i.code, i.edition, i.name, i.unit, i.work_content as "workContent", i.rule,
    (select coalesce(jsonb_agg(feature), '[]') from (
      select features from bill_text t where t.item_id = i.id order by t.id limit ${TEXTS}) described,
      jsonb_array_elements(described.features) feature) as features
  from bill_item i where i.id = any ($1::int[]) order by array_position($1::int[], i.id)`;

const featuresOf = (features: Stored['features']): Template['features'] => {
  const counts = new Map<string, Map<string, number>>();
  for (const { key, value } of features) {
    const values = counts.get(key) ?? new Map<string, number>();
    counts.set(key, values.set(value, (values.get(value) ?? 0) + 1));
  }
  return [...counts].map(([key, values]) => ({
    key,
    values: [...values]
      .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
      .slice(0, VALUES)
      .map(([value]) => value),
  }));
};

export const readTemplates = async (pool: Pool, ids: readonly number[]): Promise<Template[]> => {
  const { rows } = await pool.query<Stored>(TEMPLATES, [ids]);
  return rows.map(({ id, features, ...item }) => ({
    ...item,
    id: String(id),
    path: tradePath(item.code),
    features: featuresOf(features),
  }));
};
