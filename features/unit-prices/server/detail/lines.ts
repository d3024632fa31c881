import type { Pool } from 'pg';
import { extend, roundTo, sumMoney, toFen } from '#src/costing/money';
import type { DirectPart } from '../../contract';
import type { Norm, Resource, ResourceSummaries } from '../../contract-detail';
import { resourceKey } from '../../resource-key';
import type { NormKind, ResourceKind } from '../unit-price';
import type { StoredRecord } from './record';

/** One resource within one norm. */
export interface ResourceLine {
  readonly resource: ResourceKind;
  readonly norm: number;
  readonly quantity: number;
  readonly price: number;
  /** To the fen. */
  readonly amount: number;
}

export interface Lines {
  readonly norms: readonly {
    readonly norm: NormKind;
    readonly quantity: number;
    readonly overheads: number;
  }[];
  readonly lines: readonly ResourceLine[];
}

/** Norms and resources of each record that has any, by the record's id. */
export const readLines = async (
  pool: Pool,
  records: readonly StoredRecord[],
): Promise<ReadonlyMap<string, Lines>> => {
  const stored = records.flatMap(({ id, lines }) => (lines ? [{ id, lines }] : []));
  const normIds = new Set(stored.flatMap(({ lines }) => lines.norms.map(([id]) => id)));
  const resourceIds = new Set(stored.flatMap(({ lines }) => lines.resources.map(([id]) => id)));
  const [norms, resources] = await Promise.all([
    pool.query<NormKind & { id: number }>(
      'select id, code, name, unit from bill_norm where id = any ($1::int[])',
      [[...normIds]],
    ),
    pool.query<ResourceKind & { id: number }>(
      'select id, category, code, name, spec, unit from bill_resource where id = any ($1::int[])',
      [[...resourceIds]],
    ),
  ]);
  const normOf = new Map(norms.rows.map(({ id, ...norm }) => [id, norm]));
  const resourceOf = new Map(resources.rows.map(({ id, ...resource }) => [id, resource]));
  return new Map(
    stored.map(({ id, lines }) => [
      id,
      {
        norms: lines.norms.flatMap(([norm, quantity, overheads]) => {
          const kind = normOf.get(norm);
          return kind ? [{ norm: kind, quantity, overheads }] : [];
        }),
        lines: lines.resources.flatMap(([resource, norm, quantity, price]) => {
          const kind = resourceOf.get(resource);
          return kind ? [{ resource: kind, norm, quantity, price, amount: extend(quantity, price) }] : [];
        }),
      },
    ]),
  );
};

const NO_LINES: Lines = { norms: [], lines: [] };
export const linesOf = async (pool: Pool, record: StoredRecord): Promise<Lines> =>
  (await readLines(pool, [record])).get(record.id) ?? NO_LINES;

const amountsOf = (lines: readonly ResourceLine[], ...categories: readonly DirectPart[]): number =>
  sumMoney(
    lines.filter(({ resource }) => categories.includes(resource.category)).map(({ amount }) => amount),
  );

/** 定额组成: amounts for the quantity one unit of the item needs; they add up to the unit price. */
export const normsOf = ({ norms, lines }: Lines): Norm[] =>
  norms.map(({ norm, quantity, overheads }, place) => {
    const own = lines.filter((line) => line.norm === place);
    const labour = amountsOf(own, 'labour');
    const materials = amountsOf(own, 'materials', 'mainMaterials', 'equipment');
    const machinery = amountsOf(own, 'machinery');
    const amount = sumMoney([labour, materials, machinery, overheads]);
    const unitPrice = quantity === 0 ? amount : roundTo(amount / quantity, 2);
    return { ...norm, quantity, unitPrice, labour, materials, machinery, overheads, amount };
  });

const GRADES = [
  ['A', 80],
  ['B', 95],
] as const;
/** The line that crosses a bound still belongs to the grade before it. */
const gradeAt = (shareBefore: number): Resource['grade'] =>
  GRADES.find(([, bound]) => shareBefore < bound)?.[0] ?? 'C';

/** The same resource at the same price in several norms is one line. */
const merged = (lines: readonly ResourceLine[]): ResourceLine[] => {
  const byKind = new Map<string, ResourceLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.resource, line.price]);
    const same = byKind.get(key);
    byKind.set(key, {
      ...line,
      quantity: roundTo((same?.quantity ?? 0) + line.quantity, 6),
      amount: sumMoney([same?.amount ?? 0, line.amount]),
    });
  }
  return [...byKind.values()];
};

const SOURCES: Readonly<Record<StoredRecord['source'], string>> = {
  sample: '样例价',
  official: '信息价',
  contributed: '会员提供',
  computed: '平台测算',
  imported: '本单位导入',
};

/** 工料机汇总 by falling amount, with its A/B/C grades. */
export const summariesOf = (
  { lines }: Lines,
  { source }: Pick<StoredRecord, 'source'>,
): ResourceSummaries => {
  const sum = sumMoney(lines.map(({ amount }) => amount));
  let before = 0;
  const resources = merged(lines)
    .sort((one, other) => other.amount - one.amount || (one.resource.code < other.resource.code ? -1 : 1))
    .map(({ resource, quantity, price, amount }): Resource => {
      const grade = gradeAt(sum === 0 ? 0 : (before / toFen(sum)) * 100);
      before += toFen(amount);
      return {
        ...resource,
        key: resourceKey(resource),
        quantity,
        price,
        amount,
        grade,
        share: sum === 0 ? 0 : roundTo((amount / sum) * 100, 2),
        isUnpriced: resource.category === 'mainMaterials',
        priceSource: SOURCES[source],
      };
    });
  return { sum, resources };
};
