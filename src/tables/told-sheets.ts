import { dayAt, minuteAt } from '#src/contract/shanghai-time';
import type { Term } from './list-export';
import type { TableColumn, TableSheet } from './table-file';

const TERMS: readonly TableColumn[] = [
  { title: '项目', type: 'text', width: 18 },
  { title: '内容', type: 'text', width: 80 },
];

const termSheet = (name: string, rows: readonly Term[]): TableSheet => ({
  name,
  columns: TERMS,
  rows: rows.map(([term, detail]) => [term, detail]),
});

export interface Telling {
  readonly title: string;
  readonly filters: readonly Term[];
  readonly basis: readonly Term[];
  /** 全部结果，300 行 */
  readonly extent: string;
  readonly sources: readonly Term[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** 单项工程指标_20250901 */
export const fileNameOf = ({ title, now }: Pick<Telling, 'title' | 'now'>): string =>
  `${title.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim()}_${dayAt(now).replaceAll('-', '')}`;

/** What the figures were chosen by, and what must be known to read them. */
export const toldSheets = (telling: Telling): readonly TableSheet[] => [
  termSheet('筛选条件', telling.filters),
  termSheet('来源与口径', [
    ['名称', telling.title],
    ['范围', telling.extent],
    ['导出时间', `${minuteAt(telling.now)}（北京时间）`],
    ...telling.basis,
    ...telling.sources,
  ]),
];
