import type { TradeNode } from '../../contract';

export const nodeAt = (nodes: readonly TradeNode[], code: string): TradeNode | undefined => {
  for (const node of nodes) {
    if (node.code === code) return node;
    const below = code.startsWith(node.code) ? nodeAt(node.children, code) : undefined;
    if (below) return below;
  }
  return undefined;
};

/** A node that can be seen, with its place among its neighbours. */
export interface Branch {
  readonly node: TradeNode;
  /** 1 for a 专业. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
  readonly parent: string | undefined;
}

/** What an open tree shows, from top to bottom. */
export const branchesOf = (
  nodes: readonly TradeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): readonly Branch[] =>
  nodes.flatMap((node, index) => [
    { node, level, parent, position: index + 1, size: nodes.length },
    ...(open.has(node.code) ? branchesOf(node.children, open, level + 1, node.code) : []),
  ]);

/** Codes of the nodes above one: `01`, `0105` for `010505001`. */
export const pathTo = (code: string | undefined): readonly string[] =>
  code ? [2, 4].filter((length) => length < code.length).map((length) => code.slice(0, length)) : [];

export type Step =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'open'; readonly code: string }
  | { readonly kind: 'close'; readonly code: string };

const go = (branch: Branch | undefined): Step | undefined => branch && { kind: 'go', to: branch.node.code };

/** Where a key leads in a tree, as readers of trees expect it; undefined for other keys and at the ends. */
export const stepIn = (
  branches: readonly Branch[],
  open: ReadonlySet<string>,
  at: string,
  key: string,
): Step | undefined => {
  const index = branches.findIndex(({ node }) => node.code === at);
  const here = branches[index];
  if (!here) return go(branches[0]);
  const { code, children } = here.node;
  switch (key) {
    case 'ArrowDown':
      return go(branches[index + 1]);
    case 'ArrowUp':
      return go(branches[index - 1]);
    case 'Home':
      return go(branches[0]);
    case 'End':
      return go(branches.at(-1));
    case 'ArrowRight':
      if (children.length === 0) return undefined;
      return open.has(code) ? go(branches[index + 1]) : { kind: 'open', code };
    case 'ArrowLeft':
      if (open.has(code) && children.length > 0) return { kind: 'close', code };
      return here.parent === undefined ? undefined : { kind: 'go', to: here.parent };
    default:
      return undefined;
  }
};
