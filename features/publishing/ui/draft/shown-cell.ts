import { cellIssue } from '../../cell-values';
import type { Draft } from '../../contract-draft';
import {
  isOverviewField,
  OVERVIEW_ROWS,
  shapeOf,
  type ColumnShape,
  type NodeName,
  type Row,
} from '../../contract-nodes';
import { classes } from '#src/ui/classes';
import { cellKey, type CellMarks } from './cell-marks';
import * as styles from '../publishing.module.css';

interface Sheet {
  readonly node: NodeName;
  readonly marks: CellMarks;
  readonly choices: Draft['choices'];
}

export const labelOf = (row: Row): string =>
  isOverviewField(row.id)
    ? OVERVIEW_ROWS[row.id].label
    : row.cells.name?.trim() || row.cells.code?.trim() || '新行';
export const choicesFor = (choices: Draft['choices'], node: NodeName, row: Row): readonly string[] => {
  const named = node === '概况' && isOverviewField(row.id) ? OVERVIEW_ROWS[row.id].choices : undefined;
  return named ? (choices[named] ?? []) : [];
};

interface ShownCell {
  readonly text: string;
  /** Everything that was found of it. */
  readonly issues: readonly string[];
  readonly severity: string | undefined;
  readonly before: string | undefined;
  readonly notes: number;
}

export const shownCell = ({ marks, node, choices }: Sheet, row: Row, column: ColumnShape): ShownCell => {
  const key = cellKey(row.id, column.key);
  const text = row.cells[column.key] ?? '';
  const found = marks.findings.get(key) ?? [];
  const own = cellIssue(text, shapeOf(node, row.id, column), choicesFor(choices, node, row));
  const messages = found.map(({ message }) => message);
  const isError = own !== undefined || found.some(({ level }) => level === 'error');
  const before = marks.base.get(key);
  return {
    text,
    // What is seen while typing is what the check has said of the same text.
    issues: own && !messages.some((message) => message.endsWith(own)) ? [own, ...messages] : messages,
    severity: isError ? 'error' : found[0] && (found.find(({ severity }) => severity)?.severity ?? 'warning'),
    before: before !== undefined && before !== '' && before !== text ? before : undefined,
    notes: marks.comments.get(key)?.length ?? 0,
  };
};

const OF: Readonly<Record<string, string | undefined>> = {
  code: styles.ofCode,
  name: styles.ofName,
  feature: styles.ofFeature,
};

export const classOf = (cell: ShownCell, numeric: boolean, key: string): string | undefined =>
  classes(
    numeric && 'numeric',
    OF[key],
    cell.severity && styles[cell.severity],
    cell.before !== undefined && styles.changed,
    cell.notes > 0 && styles.noted,
  );
