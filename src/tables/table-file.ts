export type Cell = string | number | null;

export interface TableColumn {
  readonly title: string;
  /** 元/㎡; stands in the head, never in a cell. */
  readonly unit?: string;
  readonly type: 'text' | 'number';
  /** Decimals a number is shown with; the number itself keeps all of its own. */
  readonly digits?: number;
  /** In characters. */
  readonly width: number;
}
export interface TableSheet {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly Cell[])[];
}
export interface TableFile {
  /** Without an ending: 单项工程指标_20250901. */
  readonly name: string;
  /** The first one holds the data; the others say how to read it. */
  readonly sheets: readonly TableSheet[];
}

export const FORMATS = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof FORMATS)[number];

/** 单方 (元/㎡) */
export const headOf = ({ title, unit }: TableColumn): string => (unit ? `${title} (${unit})` : title);
