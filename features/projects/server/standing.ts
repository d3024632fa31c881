import type { Pool, PoolClient } from 'pg';
import { placeAndTime } from '#infra/server/costing/read-in';
import type { Basis } from '#src/costing/basis';
import { levelWords } from '#src/costing/level-words';
import { ENOUGH } from '#src/costing/widening';
import { HEIGHTS } from '#src/contract/project-terms';
import { PROJECT_TYPES, type ProjectDetail, type ProjectRow } from '../contract';
import { LIKENESSES, writePeerSet, type Likeness } from '../contract-peers';
import { bandOf, OWN, peersOf, QUARTILES, seriesOf, type FoundPeerSet } from './peers';
import { nearestIn } from './similar';

type Standing = ProjectDetail['standing'];

const RANK_FROM = 5;
const CLASSES = 12;

/** All costs in the basis asked for, or in the project's own, so that they stand beside its own figure. `$4` is the tax basis. */
const statement = (set: FoundPeerSet, basis: Basis): string => `
  with ${peersOf(set, basis)}, ${OWN},
  wanted as (select cost, case coalesce($4, tax_basis) when '含税' then with_tax else 1 end as tax from own),
  priced as (
    select peers.source, peers.unit_pretax as pretax, peers.unit_pretax * wanted.tax as cost from peers, wanted),
  ends as (select min(cost) as low, greatest(max(cost), min(cost) + 0.01) as high from priced),
  classed as (
    select least(width_bucket(cost, low, high, ${CLASSES}), ${CLASSES}) as class, count(*)::int as count
    from priced, ends group by 1)
  select s.type, s.structure, s.floors_above as floors, to_char(coalesce($2::date, s.price_date), 'YYYY-MM') as period,
    (select is_published from target) as "isPublished", (select place from target) as place,
    (select name from own_series where key = ${seriesOf(basis)}) as "seriesName",
    (select name from region where areaid = s.area_id) as province, coalesce($4, s.tax_basis) as "taxBasis",
    (select count(*)::int from priced) as n,
    (select count(*)::int from priced where source = 'sample') as samples,
    (select count(*)::int from read) as found,
    (select count(*)::int from priced, own where priced.pretax <= own.cost) as below,
    (select cost is null from own) as "isUnread",
    (select ${QUARTILES('cost')} from priced) as quartiles,
    ends.low, ends.high,
    (select coalesce(jsonb_object_agg(class, count), '{}') from classed) as classes
  from s, ends`;

interface Row {
  readonly type: ProjectRow['type'];
  readonly structure: ProjectRow['structure'];
  readonly floors: number;
  /** The month that costs are brought to. */
  readonly period: string;
  readonly isPublished: boolean;
  /** Whose level they are brought to; null where it has no factor. */
  readonly place: string | null;
  /** Of the kind of building; null where costs are moved by the composite index. */
  readonly seriesName: string | null;
  readonly province: string;
  readonly taxBasis: ProjectRow['taxBasis'];
  readonly n: number;
  readonly samples: number;
  /** Peers of any date and place, those included that cannot be read in the basis. */
  readonly found: number;
  readonly below: number;
  /** The project itself cannot be read in the basis. */
  readonly isUnread: boolean;
  readonly quartiles: number[] | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly classes: Readonly<Record<string, number>>;
}

const cents = (value: number): number => Math.round(value * 100) / 100;

const histogramOf = ({ low, high, classes }: Row): Standing['histogram'] => {
  if (low === null || high === null) return null;
  const width = (high - low) / CLASSES;
  return Array.from({ length: CLASSES }, (_, index) => ({
    from: cents(low + index * width),
    to: cents(low + (index + 1) * width),
    count: classes[index + 1] ?? 0,
  }));
};

const heightLabel = (floors: number): string =>
  Object.values(HEIGHTS).find(({ from, to }) => floors >= from && floors <= to)?.label ?? '同层数档';

const likenessWords = (likeness: Likeness, { structure, floors, province }: Row): string => {
  const words: Readonly<Record<Likeness, string>> = {
    ...LIKENESSES,
    structure,
    height: heightLabel(floors),
    province: `同省（${province}）`,
  };
  return words[likeness];
};

const referenceOf = (row: Row, { same, months }: FoundPeerSet): string => {
  const { type, taxBasis, samples, n, found, period, place, seriesName, isPublished } = row;
  return [
    `同业态（${PROJECT_TYPES[type]}）`,
    ...same.map((likeness) => likenessWords(likeness, row)),
    months === null ? '不限价格期' : `价格期前后 ${months} 个月`,
    ...(isPublished
      ? [`按${seriesName ?? '综合指数'}折到 ${period}`, ...levelWords(place)]
      : ['未按日期折算']),
    taxBasis,
    ...(found > n ? [`${found - n} 个无法折算，未计入`] : []),
    ...(samples > 0 ? [`含样例 ${samples} 个`] : []),
  ].join(' · ');
};

/** Where the project's unit cost stands among its peers. */
export const standingOf = async (
  pool: Pool | PoolClient,
  id: string,
  basis: Basis,
  set: FoundPeerSet,
): Promise<Standing> => {
  const [{ rows }, nearest] = await Promise.all([
    pool.query<Row>(statement(set, basis), [id, ...placeAndTime(basis), basis.taxBasis ?? null]),
    nearestIn(pool, id, set),
  ]);
  const row = rows[0];
  if (!row) throw new Error(`project ${id} vanished while it was read`);
  const enough = row.n >= ENOUGH;
  return {
    reference: referenceOf(row, set),
    ...(set.widened !== undefined && { widened: set.widened }),
    n: row.n,
    set: writePeerSet(set),
    nearest,
    rank: row.n >= RANK_FROM && !row.isUnread ? cents((row.below / row.n) * 100) : null,
    band: enough && row.quartiles ? bandOf(row.n, row.quartiles) : null,
    histogram: enough ? histogramOf(row) : null,
  };
};
