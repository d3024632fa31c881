import type { Comment, Draft, Finding } from '../../contract-draft';
import type { NodeName } from '../../contract-nodes';

/** What stands against or beside each cell of a node, by `row/column`. */
export interface CellMarks {
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  readonly comments: ReadonlyMap<string, readonly Comment[]>;
  readonly base: ReadonlyMap<string, string>;
}

export const cellKey = (rowId: string, column: string): string => `${rowId}/${column}`;

const byCell = <T extends { readonly node: NodeName; readonly rowId: string; readonly column: string }>(
  marks: readonly T[],
  node: NodeName,
): Map<string, readonly T[]> => {
  const found = new Map<string, readonly T[]>();
  for (const mark of marks.filter((one) => one.node === node)) {
    const key = cellKey(mark.rowId, mark.column);
    found.set(key, [...(found.get(key) ?? []), mark]);
  }
  return found;
};

export const marksOf = ({ findings, comments, base }: Draft, node: NodeName): CellMarks => ({
  findings: byCell(findings, node),
  comments: byCell(
    comments.filter(({ resolvedAt }) => resolvedAt === null),
    node,
  ),
  base: new Map(
    base.nodes[node].flatMap(({ id, cells }) =>
      Object.entries(cells).map(([column, text]) => [cellKey(id, column), text] as const),
    ),
  ),
});
