import type { Pool } from 'pg';
import { bySubject, subjectName } from '#infra/server/costing/subjects';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { roundTo, sumMoney } from '#src/costing/money';
import { perArea } from '#src/costing/project-costs';
import { FEWEST, type Compared, type Comparison, type Group, type FigureLine } from '../contract';

type TaxBasis = Comparison['taxBasis'];
/** The nearest projects to one, by the rules of their own section. */
export type SimilarTo = (id: string) => Promise<readonly Comparison['similar'][number][]>;

interface Stored extends Compared {
  readonly area: number;
  readonly areaAbove: number;
  /** Null where an import had to assume it. */
  readonly areaBelow: number | null;
  readonly unitCost: number;
  /** Decimals, so that nothing is lost on the way. */
  readonly pretax: string;
  readonly tax: string;
  readonly total: string;
  readonly lines: readonly { readonly kind: string; readonly name: string; readonly amount: number }[];
  readonly contents: readonly {
    readonly name: string;
    readonly unit: string;
    readonly above: number | null;
    readonly below: number | null;
  }[];
}

const SELECT = `
  select p.id, p.name, p.area_id::text as "areaId", p.city_id::text as "cityId", concat_ws(' ', province.name, city.short_name) as "areaName", p.type, p.structure, p.stage,
    to_char(p.price_date, 'YYYY-MM') as "priceDate", p.tax_basis as "recordedBasis",
    p.floors_above as "floorsAbove", p.floors_below as "floorsBelow", p.source, p.has_detail as "hasDetail", p.provenance,
    p.area::float8 as area, p.area_above::float8 as "areaAbove", case when p.overview->'assumptions' @> '[{"term": "地上 / 地下面积"}]' then null else p.area_below::float8 end as "areaBelow",
    p.unit_cost::float8 as "unitCost", p.pretax::text as pretax, p.tax::text as tax, p.total::text as total, p.tax_rate::float8 as "taxRate",
    (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'amount', amount) order by seq), '[]')
      from project_line where project_id = p.id) as lines,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'name', name, 'unit', unit, 'above', above, 'below', below) order by seq), '[]')
      from project_content where project_id = p.id) as contents
  from project p
  left join region province on province.areaid = p.area_id
  left join region city on city.areaid = p.city_id
  where p.id = any ($1::text[])
  order by array_position($1::text[], p.id)`;

const DECIMALS = 2;
const WAN_DECIMALS = 6;
const SIMILAR = 3;
const LINE_KINDS = { unit: '单位工程', part: '分部指标', fee: '费用' } as const;

/** What is one subject stands in one line, in the order in which the projects bring it. */
const costGroup = (stored: readonly Stored[], kind: keyof typeof LINE_KINDS): Group => {
  const linesOf = (projects: readonly Stored[]) =>
    bySubject(
      kind,
      projects.flatMap(({ lines }) => lines.filter((line) => line.kind === kind)),
    );
  const own = stored.map((project) => linesOf([project]));
  const figure = (project: Stored, same: Stored['lines'] = []): number | null =>
    same.length === 0 ? null : perArea(sumMoney(same.map(({ amount }) => amount)), project.area);
  return {
    name: LINE_KINDS[kind],
    lines: [...linesOf(stored)].map(([key, lines]) => ({
      name: subjectName(
        kind,
        lines.map(({ name }) => name),
      ),
      unit: '元/㎡',
      isCost: true,
      keptTax: '除税',
      figures: stored.map((project, at) => figure(project, own[at]?.get(key))),
    })),
  };
};

/** Above and below ground are different things, and so are two units. */
const contentGroup = (stored: readonly Stored[]): Group => {
  const labelled = stored.map(({ contents }) =>
    contents.flatMap(({ name, unit, above, below }) => [
      { name: `${name}（地上）`, unit, value: above },
      { name: `${name}（地下）`, unit, value: below },
    ]),
  );
  const keyOf = ({ name, unit }: { readonly name: string; readonly unit: string }) => `${name} ${unit}`;
  const lines = new Map<string, FigureLine>();
  labelled.forEach((contents, at) => {
    for (const content of contents) {
      if (content.value === null) continue;
      const known = lines.get(keyOf(content)) ?? {
        name: content.name,
        unit: content.unit,
        isCost: false,
        figures: stored.map(() => null),
      };
      lines.set(keyOf(content), {
        ...known,
        figures: known.figures.map((figure, column) => (column === at ? content.value : figure)),
      });
    }
  });
  return { name: '含量指标', lines: [...lines.values()] };
};

const keyGroup = (stored: readonly Stored[]): Group => ({
  name: '关键指标',
  lines: [
    {
      name: '单方造价',
      unit: '元/㎡',
      isCost: true,
      figures: stored.map(({ unitCost }) => unitCost),
    },
    {
      name: '税金',
      unit: '元/㎡',
      isCost: true,
      keptTax: null,
      figures: stored.map(({ tax, area }) => perArea(tax, area)),
    },
    {
      name: '总造价',
      unit: '万元',
      isCost: true,
      figures: stored.map(({ pretax, total, recordedBasis }) =>
        // To the fen: a basis multiplies it.
        roundTo(Number(recordedBasis === '含税' ? total : pretax) / 10_000, WAN_DECIMALS),
      ),
    },
    { name: '建筑面积', unit: '㎡', isCost: false, figures: stored.map(({ area }) => area) },
    { name: '地下面积', unit: '㎡', isCost: false, figures: stored.map(({ areaBelow }) => areaBelow) },
    {
      name: '税率',
      unit: '%',
      isCost: false,
      figures: stored.map(({ taxRate }) => roundTo(taxRate * 100, DECIMALS)),
    },
  ],
});

const headOf = (stored: Stored): Compared => {
  const { id, name, areaId, cityId, areaName, type, structure, stage, priceDate, recordedBasis } = stored;
  const { floorsAbove, floorsBelow, source, hasDetail, taxRate, provenance } = stored;
  return {
    id,
    name,
    areaId,
    ...(cityId && { cityId }),
    areaName,
    type,
    structure,
    stage,
    priceDate,
    recordedBasis,
    floorsAbove,
    floorsBelow,
    source,
    hasDetail,
    taxRate,
    provenance,
  };
};

/** Refuses when fewer than two of them are there. */
export const compareProjects = async (
  pool: Pool,
  similarTo: SimilarTo,
  { ids, taxBasis }: { readonly ids: readonly string[]; readonly taxBasis: TaxBasis },
): Promise<Comparison> => {
  const { rows: stored } = await pool.query<Stored>(SELECT, [ids]);
  const [first] = stored;
  if (!first || stored.length < FEWEST) {
    throw new ApiError(codes.notFound, '要对比的工程已不足两个，可能已被提供方撤回');
  }
  const near = await similarTo(first.id);
  const groups = [
    keyGroup(stored),
    ...(['unit', 'part', 'fee'] as const).map((kind) => costGroup(stored, kind)),
    contentGroup(stored),
  ];
  return {
    taxBasis,
    projects: stored.map(headOf),
    missing: ids.filter((id) => !stored.some((project) => project.id === id)),
    groups: groups.filter(({ lines }) => lines.length > 0),
    similar: near
      .filter(({ id }) => !ids.includes(id))
      .slice(0, SIMILAR)
      .map((row) => {
        const {
          id,
          name,
          areaId,
          cityId,
          areaName,
          type,
          priceDate,
          unitCost,
          taxBasis: recorded,
          taxRate,
        } = row;
        const { source, provenance } = row;
        return {
          id,
          name,
          areaId,
          ...(cityId && { cityId }),
          areaName,
          type,
          priceDate,
          unitCost,
          taxBasis: recorded,
          taxRate,
          source,
          provenance,
        };
      }),
  };
};
