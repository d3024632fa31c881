import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { ColumnShape, NodeName, Row } from '../../contract-nodes';
import { moved, tabbed, type Spot } from './move';

export interface GridPlan {
  readonly node: NodeName;
  readonly rows: readonly Row[];
  readonly columns: readonly ColumnShape[];
  readonly canEdit: boolean;
}

const START: Spot = { row: 0, column: 0 };
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/** One cell has the focus, and at most one is being typed into. */
export const useGrid = ({ node, rows, columns, canEdit }: GridPlan) => {
  const send = useSend();
  const table = useRef<HTMLTableElement>(null);
  const [activeCell, place] = useState(START);
  const [typed, type] = useState<string>();
  const size = { rows: rows.length, columns: columns.length };

  const goTo = useCallback((target: Spot) => {
    place(target);
    type(undefined);
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${target.row}/${target.column}"]`);
    cell?.focus();
  }, []);
  const begin = (target: Spot, text?: string) => {
    place(target);
    if (!canEdit) return;
    const row = rows[target.row];
    const column = columns[target.column];
    type(text ?? (row && column ? (row.cells[column.key] ?? '') : ''));
  };

  const finish = (text: string, event?: KeyboardEvent) => {
    const [row, column] = [rows[activeCell.row], columns[activeCell.column]];
    type(undefined);
    if (row && column)
      send(commands.editCell({ node, rowId: row.id, column: column.key, typed: text.trim() }));
    if (!event) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      send(commands.save());
      goTo(activeCell);
      return;
    }
    const target =
      event.key === 'Tab' ? tabbed(activeCell, event.shiftKey, size) : moved(activeCell, event.key, size);
    if (event.key !== 'Tab' || target) event.preventDefault();
    goTo(target ?? activeCell);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== undefined) return;
    const target = event.key === 'Enter' ? undefined : moved(activeCell, event.key, size);
    if (target && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      goTo(target);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      begin(activeCell);
    } else if (canEdit && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      const [row, column] = [rows[activeCell.row], columns[activeCell.column]];
      if (row && column) send(commands.editCell({ node, rowId: row.id, column: column.key, typed: '' }));
    } else if (canEdit && isTyping(event)) {
      event.preventDefault();
      begin(activeCell, event.key);
    }
  };

  return { table, activeCell, typed, goTo, begin, finish, cancel: () => goTo(activeCell), onKeyDown };
};
