import type { NodeName, Nodes, Row } from './contract-nodes';

/** What becomes of unsaved edits when a draft is loaded: those of an earlier visit come back, unless told otherwise. */
export type Unsaved = 'restore' | 'keep' | 'discard';

/** The tree as it is typed, beside the tree as it was last saved. */
export interface Edits {
  readonly nodes: Nodes;
  readonly saved: Nodes;
  readonly past: readonly Nodes[];
  readonly future: readonly Nodes[];
}

const MOST_PAST = 50;

export const editsOf = (saved: Nodes): Edits => ({ nodes: saved, saved, past: [], future: [] });

const sameCells = (a: Row['cells'], b: Row['cells']): boolean =>
  a === b ||
  (Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]));

/** By what they hold: a recording that is folded again knows no references. */
const sameRows = (a: readonly Row[], b: readonly Row[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((row, index) => row.id === b[index]?.id && sameCells(row.cells, b[index].cells)));

/** Nodes that differ from what they were, or were not there; undefined when none does. */
export const changesBetween = (before: Partial<Nodes>, after: Partial<Nodes>): Partial<Nodes> | undefined => {
  const changes = Object.entries(after).filter(([node, rows]) => {
    const was = before[node as NodeName];
    return !was || !sameRows(rows, was);
  });
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
};

/** What the server has not got. */
export const unsavedOf = ({ nodes, saved }: Edits): Partial<Nodes> | undefined =>
  changesBetween(saved, nodes);

const changed = ({ nodes, saved, past }: Edits, node: NodeName, rows: readonly Row[]): Edits => ({
  nodes: { ...nodes, [node]: rows },
  saved,
  past: [...past, nodes].slice(-MOST_PAST),
  future: [],
});

export const withCell = (
  edits: Edits,
  { node, rowId, column, typed }: { node: NodeName; rowId: string; column: string; typed: string },
): Edits => {
  const rows = edits.nodes[node];
  const before = rows.find(({ id }) => id === rowId);
  if (!before || (before.cells[column] ?? '') === typed) return edits;
  return changed(
    edits,
    node,
    rows.map((row) => (row.id === rowId ? { id: rowId, cells: { ...row.cells, [column]: typed } } : row)),
  );
};

export const withRow = (edits: Edits, node: NodeName, rowId: string): Edits =>
  changed(edits, node, [...edits.nodes[node], { id: rowId, cells: {} }]);

export const withoutRow = (edits: Edits, node: NodeName, rowId: string): Edits =>
  changed(
    edits,
    node,
    edits.nodes[node].filter(({ id }) => id !== rowId),
  );

export const reversed = (edits: Edits, by: 'undo' | 'redo'): Edits => {
  const { nodes, saved, past, future } = edits;
  const target = by === 'undo' ? past.at(-1) : future[0];
  if (!target) return edits;
  return by === 'undo'
    ? { nodes: target, saved, past: past.slice(0, -1), future: [nodes, ...future] }
    : { nodes: target, saved, past: [...past, nodes], future: future.slice(1) };
};

/** The server has this now; what was typed since it was sent stays. */
export const afterSave = (edits: Edits, sent: Partial<Nodes>): Edits => ({
  ...edits,
  saved: { ...edits.saved, ...sent },
});

/** Another tree came from the server: nodes with unsaved edits keep them. */
export const onTopOf = (edits: Edits, saved: Nodes): Edits => {
  const unsaved = unsavedOf(edits);
  return unsaved ? { ...edits, nodes: { ...saved, ...unsaved }, saved } : { ...editsOf(saved) };
};
