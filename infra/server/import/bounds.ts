/** Beyond one of these a file is refused. */
export interface Bounds {
  readonly seconds: number;
  /** Of the heap. */
  readonly megabytes: number;
  readonly sheets: number;
  /** Of a workbook: reading takes them one by one. */
  readonly emptyRows: number;
  /** Of the rows that hold anything. */
  readonly cells: number;
  readonly characters: number;
}
