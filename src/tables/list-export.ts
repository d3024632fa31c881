import type { Provenance } from '../contract/provenance';
import type { WalkedPage } from '../kernel/page-through';
import type { ApiRequest } from '../kernel/send';
import type { Cell, TableColumn } from './table-file';

export interface ListColumn<Row> extends TableColumn {
  readonly value: (row: Row) => Cell;
}
export type Term = readonly [term: string, detail: string];

/** A list as it stands on the screen, and how the rest of it is had. */
export interface ListExport<Row> {
  /** 单项工程指标 */
  readonly title: string;
  /** Two digits of the section in facts for the analysts. */
  readonly section: string;
  readonly columns: readonly ListColumn<Row>[];
  /** Rows on the screen. */
  readonly page: readonly Row[];
  readonly request: (cursor: string | undefined) => ApiRequest;
  /** Throws when the data is not what the contract promises. */
  readonly read: (data: unknown) => WalkedPage<Row>;
  /** What narrows and orders the list, in Chinese. */
  readonly filters: readonly Term[];
  /** What must be known to read the figures: basis, indexes, factors. */
  readonly basis: readonly Term[];
  readonly provenanceOf: (row: Row) => Provenance;
}
