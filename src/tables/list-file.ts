import { SOURCE_LABELS } from '../contract/provenance';
import type { ListExport, Term } from './list-export';
import type { TableColumn, TableFile, TableSheet } from './table-file';

export interface ListFilePlan<Row> {
  readonly list: ListExport<Row>;
  readonly rows: readonly Row[];
  readonly scope: 'page' | 'all';
  /** The list goes on beyond the rows. */
  readonly isCut: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const TERMS: readonly TableColumn[] = [
  { title: '项目', type: 'text', width: 18 },
  { title: '内容', type: 'text', width: 80 },
];
const SHANGHAI_MS = 8 * 3_600_000;

/** 2025-09-01 09:30, of Shanghai. */
const timeText = (now: number): string =>
  new Date(now + SHANGHAI_MS).toISOString().slice(0, 16).replace('T', ' ');

const termSheet = (name: string, rows: readonly Term[]): TableSheet => ({
  name,
  columns: TERMS,
  rows: rows.map(([term, detail]) => [term, detail]),
});

/** Each source once, with the number of its rows. */
const sourcesOf = <Row>({ provenanceOf }: ListExport<Row>, rows: readonly Row[]): readonly Term[] => {
  const sources = new Map<string, number>();
  for (const row of rows) {
    const { kind, issuer, title, issueNo, licence } = provenanceOf(row);
    const words = [SOURCE_LABELS[kind], issuer, `《${title}》`, issueNo, `使用许可：${licence}`];
    const source = words.filter(Boolean).join('；');
    sources.set(source, (sources.get(source) ?? 0) + 1);
  }
  return [...sources].map(([source, count], at) => [`来源 ${at + 1}`, `${source}（${count} 行）`]);
};

const extentOf = <Row>({ rows, scope, isCut }: ListFilePlan<Row>): string => {
  if (scope === 'page') return `当前页，${rows.length} 行`;
  return isCut ? `前 ${rows.length} 行：结果超过一次导出的上限，其余没有导出` : `全部结果，${rows.length} 行`;
};

/** Three sheets: the rows, what they were chosen by, and what must be known to read them. */
export const listFile = <Row>(plan: ListFilePlan<Row>): TableFile => {
  const { list, rows, now } = plan;
  const time = timeText(now);
  return {
    name: `${list.title}_${time.slice(0, 10).replaceAll('-', '')}`,
    sheets: [
      {
        name: '数据',
        columns: list.columns.map(({ value: _, ...column }) => column),
        rows: rows.map((row) => list.columns.map(({ value }) => value(row))),
      },
      termSheet('筛选条件', list.filters),
      termSheet('来源与口径', [
        ['名称', list.title],
        ['范围', extentOf(plan)],
        ['导出时间', `${time}（北京时间）`],
        ...list.basis,
        ...sourcesOf(list, rows),
      ]),
    ],
  };
};
