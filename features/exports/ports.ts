import type { RootState } from '#src/kernel/state';
import type { Observable } from 'rxjs';
import type { Exported } from '#src/tables/list-export';
import type { TableFile, TableFormat, TableSheet } from '#src/tables/table-file';

/** Takes the rows of a file while others are still on their way. */
export interface TableWriter {
  /** The next rows of the first sheet. */
  readonly add: (rows: TableSheet['rows']) => void;
  /** Makes the file, the rows added before those of its first sheet, and hands it to the reader; tells its full name. */
  readonly finish: (table: TableFile, format: TableFormat) => Observable<string>;
  /** Stops whatever is being made. */
  readonly close: () => void;
}

export interface ExportPorts {
  /** The list or page of this name as it stands now; undefined when it is not there. */
  readonly exportFor: (name: string, state: RootState) => Exported | undefined;
  readonly openWriter: () => TableWriter;
}
