import type { Exported } from '#src/tables/list-export';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { ExportDialog } from './export-dialog';
import { PageForm } from './page-form';

export interface ExportPageButtonProps {
  /** Name under which the page was offered. */
  readonly page: string;
  /** What there is when it is asked; undefined while there is nothing. */
  readonly found: () => Exported | undefined;
}

export function ExportPageButton({ page, found }: ExportPageButtonProps) {
  const send = useSend();
  return (
    <ExportDialog title="导出本页数据">
      {(close) => (
        <PageForm
          exported={found()}
          onExport={(request) => send(commands.exportTable({ list: page, scope: 'page', ...request }))}
          onClose={close}
        />
      )}
    </ExportDialog>
  );
}
