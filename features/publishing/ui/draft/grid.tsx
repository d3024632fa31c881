import { memo, useEffect } from 'react';
import type { Draft } from '../../contract-draft';
import {
  isOverviewField,
  OVERVIEW_ROWS,
  shapeOf,
  type CellShape,
  type ColumnShape,
  type NodeName,
  type Row,
} from '../../contract-nodes';
import type { CellMarks } from './cell-marks';
import { CellInput } from './cell-input';
import { choicesFor, classOf, labelOf, shownCell } from './shown-cell';
import { useGrid } from './use-grid';
import * as styles from '../publishing.module.css';

export interface GridProps {
  readonly node: NodeName;
  readonly rows: readonly Row[];
  readonly columns: readonly ColumnShape[];
  readonly marks: CellMarks;
  readonly choices: Draft['choices'];
  readonly canEdit: boolean;
  readonly baseLabel: string;
  /** The cell somebody asked to see, as `row/column`; a new object for every time it is asked for. */
  readonly sought: { readonly rowId: string; readonly column: string } | undefined;
  readonly onChoose: (rowId: string, column: string) => void;
  readonly onRemove: (rowId: string) => void;
}

const NUMERIC: readonly CellShape['kind'][] = ['number', 'count', 'percent'];
/** Arrows move, Enter or typing begins, Enter and Tab finish, Escape leaves the cell as it was. */
export const Grid = memo(function Grid(props: GridProps) {
  const { node, rows, columns, canEdit, baseLabel, sought, onChoose, onRemove, choices } = props;
  const { table, activeCell, typed, goTo, begin, finish, cancel, onKeyDown } = useGrid({
    node,
    rows,
    columns,
    canEdit,
  });

  useEffect(() => {
    if (!sought) return;
    const row = rows.findIndex(({ id }) => id === sought.rowId);
    const column = columns.findIndex(({ key }) => key === sought.column);
    if (row >= 0 && column >= 0) goTo({ row, column });
    // Only when somebody asks; rows change with every key.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once, not with every change of rows
  }, [sought]);

  const isOverview = node === '概况';
  return (
    <div className={styles.gridFrame} role="region" aria-label={`${node}表格`} tabIndex={-1}>
      <table
        ref={table}
        role="grid"
        className={styles.grid}
        aria-label={node}
        aria-readonly={!canEdit}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.index}>
              {isOverview ? '项目' : '序号'}
            </th>
            {columns.map(({ key, label, unit, kind }) => (
              <th key={key} scope="col" className={NUMERIC.includes(kind) ? 'numeric' : undefined}>
                {label}
                {unit && <small>（{unit}）</small>}
              </th>
            ))}
            {!isOverview && canEdit && (
              <th scope="col">
                <span className="sr-only">操作</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowAt) => (
            <tr key={row.id}>
              <th scope="row" className={styles.index}>
                {isOverview && isOverviewField(row.id) ? (
                  <>
                    {OVERVIEW_ROWS[row.id].label}
                    {OVERVIEW_ROWS[row.id].unit && <small>（{OVERVIEW_ROWS[row.id].unit}）</small>}
                    {OVERVIEW_ROWS[row.id].required && <i aria-label="必填">*</i>}
                  </>
                ) : (
                  rowAt + 1
                )}
              </th>
              {columns.map((column, columnAt) => {
                const cell = shownCell(props, row, column);
                const shape = shapeOf(node, row.id, column);
                const isHere = activeCell.row === rowAt && activeCell.column === columnAt;
                const numeric = !isOverview && NUMERIC.includes(shape.kind);
                const label = `${labelOf(row)} ${isOverview ? '' : column.label}`.trim();
                if (isHere && typed !== undefined) {
                  return (
                    <td key={column.key} className={styles.typing}>
                      <CellInput
                        label={label}
                        start={typed}
                        choices={choicesFor(choices, node, row)}
                        isNumeric={NUMERIC.includes(shape.kind)}
                        onDone={finish}
                        onCancel={cancel}
                      />
                    </td>
                  );
                }
                return (
                  <td
                    key={column.key}
                    data-cell={`${rowAt}/${columnAt}`}
                    className={classOf(cell, numeric, column.key)}
                    tabIndex={isHere ? 0 : -1}
                    aria-invalid={cell.severity === 'error'}
                    title={
                      [...cell.issues, cell.before !== undefined && `${baseLabel}：${cell.before}`]
                        .filter(Boolean)
                        .join('\n') || undefined
                    }
                    onFocus={() => onChoose(row.id, column.key)}
                    onClick={() => begin({ row: rowAt, column: columnAt })}
                  >
                    {cell.text}
                    {cell.issues.length > 0 && <span className="sr-only">（{cell.issues.join('；')}）</span>}
                    {cell.notes > 0 && <span className="sr-only">（{cell.notes} 条批注）</span>}
                  </td>
                );
              })}
              {!isOverview && canEdit && (
                <td className={styles.rowActions}>
                  <button type="button" className="plain" onClick={() => onRemove(row.id)}>
                    删除<span className="sr-only">：{labelOf(row)}</span>
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
