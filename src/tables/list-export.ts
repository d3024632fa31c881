import type { Provenance } from '#src/contract/provenance';
import type { DownloadSection } from '#src/kernel/facts';
import type { WalkedPage } from '#src/kernel/page-through';
import type { ApiRequest } from '#src/kernel/send';
import type { Cell, TableColumn, TableSheet } from './table-file';

export interface ListColumn<Row> extends TableColumn {
  readonly value: (row: Row) => Cell;
}
export type Term = readonly [term: string, detail: string];

interface Told {
  /** 单项工程指标 */
  readonly title: string;
  readonly section: DownloadSection;
  /** What narrows and orders the figures, in Chinese. */
  readonly filters: readonly Term[];
  /** What must be known to read the figures: basis, indexes, factors. */
  readonly basis: readonly Term[];
}

/** A list as it stands on the screen, and how the rest of it is had. */
export interface ListExport<Row> extends Told {
  readonly kind: 'list';
  readonly columns: readonly ListColumn<Row>[];
  /** Rows on the screen, or how they are had with all that a file tells of them. */
  readonly page: readonly Row[] | ApiRequest;
  /** 当前页 */
  readonly pageName: string;
  readonly request: (cursor: string | undefined) => ApiRequest;
  /** Throws when the data is not what the contract promises. */
  readonly read: (data: unknown) => WalkedPage<Row>;
  readonly provenanceOf: (row: Row) => Provenance;
}

/** A table of which a page holds the first rows alone. */
export interface CutSheet {
  readonly sheet: string;
  /** Rows on the page. */
  readonly held: number;
  /** Rows there are. */
  readonly total: number;
}

/** Tables of a page, all of them there. */
export interface PageExport extends Told {
  readonly kind: 'page';
  readonly sheets: readonly TableSheet[];
  readonly cut?: CutSheet | undefined;
  readonly sources: readonly Provenance[];
}

export type Exported = ListExport<unknown> | PageExport;
