import { POINT_STATUSES, type IndexResult } from './contract';

/** Spreadsheets take a file for UTF-8 by this sign alone. */
const BOM = '\uFEFF';

/** A cell that begins like a formula is kept from being one. */
const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** The figures of all regions shown, as published, with what must be known to read them. */
export const seriesFile = ({ series, provenance, regions }: IndexResult): string => {
  const head = [
    [series.name],
    ['发布单位', series.publisher],
    ['编制方法', series.method],
    ['使用许可', provenance.licence],
    [],
    ['地区', '期', `数值（${series.unit}）`, '环比 %', '同比 %', '状态', '修订次数'],
  ];
  const rows = regions.flatMap(({ areaName, points }) =>
    points.map((point) => [
      areaName,
      point.period,
      point.value,
      point.monthOverMonth,
      point.yearOverYear,
      POINT_STATUSES[point.status],
      point.revision,
    ]),
  );
  return BOM + [...head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
};
