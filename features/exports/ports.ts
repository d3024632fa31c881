import type { Observable } from 'rxjs';
import type { ListExport } from '../../src/tables/list-export';
import type { TableFile, TableFormat } from '../../src/tables/table-file';

export interface ExportPorts {
  /** The list of this name as it stands now; undefined when its page is not there. */
  readonly listOf: (name: string, state: unknown) => ListExport<unknown> | undefined;
  /** Makes the file and hands it to the reader; tells its full name once it is done. Unsubscribing stops the making. */
  readonly save: (table: TableFile, format: TableFormat) => Observable<string>;
}
