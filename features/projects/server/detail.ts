import type { Pool, PoolClient } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { NO_BASIS, type Basis } from '#src/costing/basis';
import { perArea } from '#src/costing/project-costs';
import { codes } from '#src/contract/codes';
import type { ProjectDetail } from '../contract';
import type { PeerChoice } from '../peer-choice';
import { peerSet } from './nearest-peers';
import { contentBands, partBands, type LinePeers } from './peers';
import type { Content, CostLine, Overview, Resource } from './project';
import { ROW_COLUMNS, ROW_TABLES, rowOf, type StoredRow } from './row';
import { similarTo } from './similar';
import { standingOf } from './standing';
import { readVerdicts } from './verdicts/read-verdicts';

export type StoredDetail = StoredRow & {
  readonly overview: Overview;
  readonly opensItems: boolean;
  readonly areaAbove: number;
  readonly areaBelow: number;
  readonly height: number | null;
  readonly pretax: number;
  readonly tax: number;
  readonly total: number;
  readonly lines: readonly (CostLine & { readonly kind: 'unit' | 'fee' | 'part' })[];
  readonly contents: readonly Content[];
  readonly resources: readonly Resource[];
};

const DETAIL = `
  select ${ROW_COLUMNS}, p.overview, exists (select from new_item where bid_node_id = p.id) as "opensItems",
    p.area_above::float8 as "areaAbove", p.area_below::float8 as "areaBelow", p.height::float8 as height,
    p.pretax::float8 as pretax, p.tax::float8 as tax, p.total::float8 as total,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'amount', amount) order by seq), '[]')
      from project_line where project_id = p.id) as lines,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'name', name, 'unit', unit, 'above', above, 'below', below) order by seq), '[]')
      from project_content where project_id = p.id) as contents,
    (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'spec', spec, 'unit', unit,
        'quantity', quantity, 'price', price, 'period', period) order by seq), '[]')
      from project_resource where project_id = p.id) as resources
  from ${ROW_TABLES} where p.id = $1`;

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

export const readDetail = async (client: Pool | PoolClient, id: string): Promise<StoredDetail | undefined> =>
  (await client.query<StoredDetail>(DETAIL, [id])).rows[0];

/** Those of one kind, each with its part of the whole. */
export const costLinesOf = (
  { lines, pretax, area }: StoredDetail,
  wanted: StoredDetail['lines'][number]['kind'],
) =>
  lines
    .filter(({ kind }) => kind === wanted)
    .map(({ name, amount }) => ({
      name,
      amount,
      unitCost: perArea(amount, area),
      share: pretax === 0 ? 0 : twoDecimals((amount / pretax) * 100),
    }));

export type Withdrawal = (
  id: string,
) => Promise<{ readonly day: string; readonly reason: string } | undefined>;

/** Who asks, and what is known of them. */
interface DetailFor {
  readonly withdrawal?: Withdrawal;
  readonly mayMark?: boolean;
  readonly readerId?: string;
  readonly seriesIn?: SeriesIn;
}

/** Of a place: the series that a resource of some name is followed by. */
export type SeriesIn = (
  areaId: string,
) => Promise<
  (
    resource: Pick<Resource, 'name' | 'spec' | 'unit'>,
  ) => { readonly id: string; readonly name: string } | undefined
>;

const gone = async (id: string, withdrawal: Withdrawal | undefined): Promise<ApiError> => {
  const tombstone = await withdrawal?.(id);
  return new ApiError(
    codes.notFound,
    tombstone ? `这个工程已于 ${tombstone.day} 撤回：${tombstone.reason}` : '没有找到这个工程',
  );
};

const besidePeers = ({ samples, band }: LinePeers) => ({ samples, peers: band });

/** Refuses an id nobody has; of one that was withdrawn it says when and why. */
export const projectDetail = async (
  pool: Pool,
  id: string,
  basis: Basis = NO_BASIS,
  choice: PeerChoice = 'nearest',
  { withdrawal, mayMark = false, readerId, seriesIn }: DetailFor = {},
): Promise<ProjectDetail> => {
  const stored = await readDetail(pool, id);
  if (!stored) throw await gone(id, withdrawal);
  const set = await peerSet(pool, id, choice);
  const [parts, contents, standing, similar, verdicts, seriesOf] = await Promise.all([
    partBands(pool, id, basis, set),
    contentBands(pool, id, set),
    standingOf(pool, id, basis, set),
    similarTo(pool, id),
    readVerdicts(pool, id, readerId),
    seriesIn?.(stored.areaId),
  ]);
  const { areaAbove, areaBelow, height, pretax, tax, total, taxRate } = stored;
  return {
    row: rowOf(stored),
    provenance: stored.provenance,
    opensItems: stored.opensItems,
    overview: { ...stored.overview, areaAbove, areaBelow, height },
    totals: { pretax, tax, total, taxRate },
    units: costLinesOf(stored, 'unit'),
    fees: costLinesOf(stored, 'fee'),
    parts: costLinesOf(stored, 'part').map((line) => ({ ...line, ...besidePeers(parts(line.name)) })),
    contents: stored.contents.map((content) => ({ ...content, ...besidePeers(contents(content.name)) })),
    resources: stored.resources.map((resource) => ({
      ...resource,
      series: seriesOf?.(resource) ?? null,
    })),
    standing,
    similar,
    verdicts,
    mayMark,
  };
};
