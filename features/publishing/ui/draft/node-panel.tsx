import { useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { decimalIn } from '../../cell-values';
import { commands } from '../../commands';
import type { Draft } from '../../contract-draft';
import { COLUMNS, MOST_ROWS, type NodeName, type Row } from '../../contract-nodes';
import { selectNode, selectRows } from '../../selectors';
import { cellKey, marksOf } from './cell-marks';
import type { Chosen } from './comments';
import { Grid } from './grid';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

interface NodePanelProps {
  readonly draft: Draft;
  readonly sought: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

const SUMMED: readonly NodeName[] = ['单位工程', '费用', '分部指标', '清单'];
const sumText = (node: NodeName, rows: readonly Row[]): string | undefined => {
  if (!SUMMED.includes(node)) return undefined;
  const sum = rows.reduce((total, { cells }) => total.plus(decimalIn(cells.amount)), decimalIn('0'));
  return `合计 ${sum.toNumber().toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} 元`;
};

const NOTHING: readonly Row[] = [];

export const NodePanel = ({ draft, sought, onChoose }: NodePanelProps) => {
  const send = useSend();
  const node = useSelector(selectNode);
  const rows = useSelector(selectRows) ?? NOTHING;
  const [onlyChanged, show] = useState(false);
  const marks = useMemo(() => marksOf(draft, node), [draft, node]);
  const columns = COLUMNS[node];
  const shown = useMemo(
    () =>
      onlyChanged
        ? rows.filter(({ id, cells }) =>
            columns.some(({ key }) => (cells[key] ?? '') !== (marks.base.get(cellKey(id, key)) ?? '')),
          )
        : rows,
    [onlyChanged, rows, columns, marks],
  );
  const here = sought?.node === node ? sought : undefined;
  const [answered, answer] = useState(here);
  if (here !== answered) {
    answer(here);
    if (here && !shown.some(({ id }) => id === here.rowId)) show(false);
  }
  const choose = useCallback(
    (rowId: string, column: string) => onChoose({ node, rowId, column }),
    [node, onChoose],
  );
  const remove = useCallback((rowId: string) => send(commands.removeRow({ node, rowId })), [node, send]);
  return (
    <section className={classes('sheet column-tight', styles.node)} aria-label={node}>
      <header className={styles.nodeHead}>
        <h2>{node}</h2>
        <p>{sumText(node, rows)}</p>
        <label>
          <input type="checkbox" checked={onlyChanged} onChange={({ target }) => show(target.checked)} />
          只看与{draft.base.label}不同的
        </label>
      </header>
      <Grid
        key={node}
        node={node}
        rows={shown}
        columns={columns}
        marks={marks}
        choices={draft.choices}
        canEdit={draft.canEdit}
        baseLabel={draft.base.label}
        sought={here}
        onChoose={choose}
        onRemove={remove}
      />
      {shown.length === 0 && (
        <p className="muted">
          {onlyChanged
            ? `没有与${draft.base.label}不同的行。`
            : '这个节点还没有行。可以逐行添加，或导入 xlsx。'}
        </p>
      )}
      {node !== '概况' && draft.canEdit && rows.length < MOST_ROWS && (
        <button type="button" className="button" onClick={() => send(commands.addRow({ node }))}>
          添加一行
        </button>
      )}
    </section>
  );
};
