import { SOURCE_LABELS } from '#src/contract/provenance';
import { numberColumn, sheetOf, textColumn } from '#src/tables/columns';
import type { ExportReading } from '#src/tables/export-reading';
import { readValue } from '#src/tables/read-cell';
import type { TableSheet } from '#src/tables/table-file';
import type { UnitPriceRow } from '../../contract';
import type { Distribution, Trend } from '../../contract-market';
import { featureWords } from '../../feature-words';
import { highOf, lowOf, meaningOf } from '../bands-text';
import { readTrend } from '../read-courses';
import { quotedIn } from '../cost-of';

type Region = Distribution['regions'][number];
type Point = Trend['points'][number];

/** Medians of every province, the highest first. */
export const regionsSheet = ({ regions }: Distribution): TableSheet =>
  sheetOf<Region>(
    '各地区中位',
    [
      [textColumn('地区', 14), ({ areaName }) => areaName],
      [numberColumn('样本数', undefined, 0), ({ n }) => n],
      [numberColumn('中位', '元'), ({ p50 }) => p50],
      [numberColumn('低值', '元'), ({ bands }) => lowOf(bands)],
      [numberColumn('高值', '元'), ({ bands }) => highOf(bands)],
      [textColumn('低值–高值的含义', 30), ({ bands }) => meaningOf(bands)],
    ],
    regions,
  );

const medianColumns = (title: string, trend: Trend) => {
  const { points, nationwide, scope } = trend;
  const [own, all] = [points, nationwide].map(
    (each) => new Map(each.map(({ period, p50 }) => [period, p50])),
  );
  return [
    [numberColumn(`${title}${scope.areaName}中位`, '元'), ({ period }: Point) => own?.get(period) ?? null],
    [numberColumn(`${title}全国中位`, '元'), ({ period }: Point) => all?.get(period) ?? null],
  ] as const;
};

export const courseSheet = (
  trend: Trend,
  row: UnitPriceRow,
  { basis, rebase }: ExportReading,
): TableSheet => {
  const { scope, points, nationwide } = trend;
  const everywhere = new Map(nationwide.map((point) => [point.period, point]));
  const shown = readTrend(trend, row, (quoted) => readValue(rebase, quoted));
  return sheetOf<Point>(
    '走势',
    [
      [textColumn('月份', 10), ({ period }) => period],
      [numberColumn(`${scope.areaName}样本数`, undefined, 0), ({ n }) => n],
      [numberColumn(`${scope.areaName}中位`, '元'), ({ p50 }) => p50],
      [numberColumn('全国样本数', undefined, 0), ({ period }) => everywhere.get(period)?.n ?? null],
      [numberColumn('全国中位', '元'), ({ period }) => everywhere.get(period)?.p50 ?? null],
      ...(basis === '' ? [] : medianColumns('折算', shown)),
    ],
    points,
  );
};

export const similarSheet = (rows: readonly UnitPriceRow[], { basis, rebase }: ExportReading): TableSheet =>
  sheetOf<UnitPriceRow>(
    '相似清单',
    [
      [textColumn('清单编码', 16), ({ code }) => code],
      [textColumn('项目名称', 24), ({ name }) => name],
      [textColumn('项目特征', 48), featureWords],
      [textColumn('单位', 8), ({ unit }) => unit],
      [numberColumn('单价', '元'), ({ unitPrice }) => unitPrice],
      [textColumn('税口径', 8), ({ taxBasis }) => taxBasis],
      ...(basis === ''
        ? []
        : [
            [
              numberColumn('折算单价', '元'),
              (row: UnitPriceRow) => readValue(rebase, quotedIn(row, row.unitPrice)),
            ] as const,
          ]),
      [textColumn('地区', 14), ({ areaName }) => areaName],
      [textColumn('价格期', 10), ({ priceDate }) => priceDate],
      [textColumn('来源', 12), ({ source }) => SOURCE_LABELS[source]],
    ],
    rows,
  );
