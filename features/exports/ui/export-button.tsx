import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { ExportDialog } from './export-dialog';
import { ListForm, type ListFormProps } from './list-form';

export interface ExportButtonProps extends Pick<ListFormProps, 'page' | 'total'> {
  /** Name under which the list was offered. */
  readonly list: string;
  /** On the screen. */
  readonly rows: number;
}

export function ExportButton({ list, rows, page, total }: ExportButtonProps) {
  const send = useSend();
  return (
    <ExportDialog title="导出列表" disabled={rows === 0}>
      {(close) => (
        <ListForm
          page={page}
          total={total}
          onExport={(request) => send(commands.exportTable({ list, ...request }))}
          onClose={close}
        />
      )}
    </ExportDialog>
  );
}
