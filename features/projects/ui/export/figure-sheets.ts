import { abcOf } from '#src/costing/abc';
import { extend } from '#src/costing/money';
import { numberColumn, sheetOf, textColumn, type ColumnOf } from '#src/tables/columns';
import type { ExportReading } from '#src/tables/export-reading';
import { readValue, readWords } from '#src/tables/read-cell';
import type { Cell, TableSheet } from '#src/tables/table-file';
import { PROJECT_TYPES, type ProjectDetail, type ProjectRow } from '../../contract';
import { resourceCostOf, sumCostOf, unitCostOf } from '../costs-of';
import { sumLines } from '../detail/costs';
import { peerColumns } from './cost-sheets';

type Figure = readonly [name: string, value: Cell, unit: string, basis: string];

export const keySheet = (detail: ProjectDetail, { rebase, basis }: ExportReading): TableSheet => {
  const { row, totals, standing } = detail;
  const { quoted } = unitCostOf(row);
  const own = `${row.priceDate} · ${row.areaName} · ${row.taxBasis}`;
  const read = (name: string, one: typeof quoted): readonly Figure[] =>
    basis === '' ? [] : [[`${name}（折算）`, readValue(rebase, one), '元/㎡', readWords(rebase, basis, one)]];
  return sheetOf<Figure>(
    '关键指标',
    [
      [textColumn('指标', 24), ([name]) => name],
      [numberColumn('数值'), ([, value]) => value],
      [textColumn('单位', 10), ([, , unit]) => unit],
      [textColumn('口径', 44), ([, , , words]) => words],
    ],
    [
      ['单方造价', row.unitCost, '元/㎡', own],
      ...read('单方造价', quoted),
      ...sumLines(totals, row.area).flatMap((line): readonly Figure[] => {
        if (!line.taxBasis) return [];
        const name = `单方造价 ${line.taxBasis}`;
        const cost = sumCostOf(detail, line, rebase);
        return [[name, line.unitCost, '元/㎡', line.taxBasis], ...read(name, cost.quoted)];
      }),
      ['除税造价', totals.pretax, '元', '除税'],
      ['税金', totals.tax, '元', `税率 ${Number((totals.taxRate * 100).toFixed(4))}%`],
      ['含税造价', totals.total, '元', '含税'],
      ['同类样本', standing.n, '个', standing.reference],
      ['同类中的位置', standing.rank, '%', '不高于本工程的同类所占'],
      ['同类 P25', standing.band?.p25 ?? null, '元/㎡', standing.reference],
      ['同类中位', standing.band?.p50 ?? null, '元/㎡', standing.reference],
      ['同类 P75', standing.band?.p75 ?? null, '元/㎡', standing.reference],
    ],
  );
};

type Content = ProjectDetail['contents'][number];
export const contentsSheet = ({ contents }: ProjectDetail): TableSheet =>
  sheetOf<Content>(
    '工程量指标',
    [
      [textColumn('项目', 20), ({ name }) => name],
      [textColumn('单位', 10), ({ unit }) => unit],
      [numberColumn('地上', undefined, 3), ({ above }) => above],
      [numberColumn('地下', undefined, 3), ({ below }) => below],
      ...peerColumns<Content>(undefined, ({ above, below }) => above ?? below),
    ],
    contents,
  );

type Resource = ProjectDetail['resources'][number];
const costOf = ({ quantity, price }: Resource): number => extend(quantity, price);

/** Each from the month its own price is of; shares are those of the costs as they are read, where all can be. */
export const resourcesSheet = (detail: ProjectDetail, { rebase, basis }: ExportReading): TableSheet => {
  const { resources } = detail;
  const read = (resource: Resource, value: number) =>
    readValue(rebase, resourceCostOf(detail, resource, { what: '', value, unit: '' }).quoted);
  const costs = resources.map((resource) => read(resource, costOf(resource)));
  const known = costs.filter((cost) => cost !== null);
  const shares = abcOf(known.length === costs.length ? known : resources.map(costOf));
  const inBasis: readonly ColumnOf<Resource>[] = [
    [numberColumn('折算单价', '元'), (resource) => read(resource, resource.price)],
    [numberColumn('折算合价', '元/㎡'), (_, at) => costs[at] ?? null],
  ];
  return sheetOf<Resource>(
    '主要工料',
    [
      [textColumn('名称', 20), ({ name }) => name],
      [textColumn('规格', 24), ({ spec }) => spec],
      [textColumn('单位', 8), ({ unit }) => unit],
      [numberColumn('消耗量', undefined, 4), ({ quantity }) => quantity],
      [numberColumn('除税单价', '元'), ({ price }) => price],
      [numberColumn('除税合价', '元/㎡'), costOf],
      ...(basis === '' ? [] : inBasis),
      [numberColumn('占比', '%', 1), (_, at) => shares[at]?.share ?? null],
      [textColumn('ABC', 6), (_, at) => shares[at]?.rank ?? ''],
      [textColumn('价格期', 10), ({ period }) => period],
    ],
    resources,
  );
};

export const peersSheet = ({ standing: { histogram } }: ProjectDetail): TableSheet =>
  sheetOf<{ from: number; to: number; count: number }>(
    '对标分布',
    [
      [numberColumn('自', '元/㎡'), ({ from }) => from],
      [numberColumn('至', '元/㎡'), ({ to }) => to],
      [numberColumn('工程数', undefined, 0), ({ count }) => count],
    ],
    histogram ?? [],
  );

export const similarSheet = (rows: readonly ProjectRow[], { rebase, basis }: ExportReading): TableSheet =>
  sheetOf<ProjectRow>(
    '相似项目',
    [
      [textColumn('工程', 34), ({ name }) => name],
      [textColumn('地区', 14), ({ areaName }) => areaName],
      [textColumn('类型', 14), ({ type }) => PROJECT_TYPES[type]],
      [textColumn('结构', 16), ({ structure }) => structure],
      [numberColumn('面积', '㎡', 0), ({ area }) => area],
      [numberColumn('单方', '元/㎡'), ({ unitCost }) => unitCost],
      [textColumn('税口径', 8), ({ taxBasis }) => taxBasis],
      ...(basis === ''
        ? []
        : [
            [
              numberColumn('折算单方', '元/㎡'),
              (row: ProjectRow) => readValue(rebase, unitCostOf(row).quoted),
            ] as const,
          ]),
      [textColumn('价格期', 10), ({ priceDate }) => priceDate],
      [textColumn('提供方', 20), ({ provenance }) => provenance.issuer],
      [textColumn('工程编号', 16), ({ id }) => id],
    ],
    rows,
  );
