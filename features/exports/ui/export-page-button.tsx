import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { ExportDialog } from './export-dialog';
import { PageForm } from './page-form';

export interface ExportPageButtonProps {
  /** Name under which the page was offered. */
  readonly page: string;
  /** Names of the tables that are there when it is asked: 价格组成, 定额组成. */
  readonly tables: () => readonly string[];
}

export function ExportPageButton({ page, tables }: ExportPageButtonProps) {
  const send = useSend();
  return (
    <ExportDialog title="导出本页数据">
      {(close) => (
        <PageForm
          tables={tables()}
          onExport={(wish) => send(commands.exportTable({ list: page, scope: 'page', ...wish }))}
          onClose={close}
        />
      )}
    </ExportDialog>
  );
}
