export type Cell = string | number | boolean | Date | null;
export interface TableRow {
  /** As a person counts in the file, from 1. */
  readonly line: number;
  /** Of a book of which several sheets are read alike. */
  readonly sheet?: string;
  readonly cells: readonly Cell[];
}
export interface Table {
  readonly rows: readonly TableRow[];
  /** `CSV，GB18030 编码，逗号分隔` */
  readonly format: string;
}
export interface Sheet {
  readonly name: string;
  /** Rows that hold anything. */
  readonly rows: readonly TableRow[];
}
export interface Book {
  readonly format: string;
  readonly sheets: readonly Sheet[];
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
