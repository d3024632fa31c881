import { Tree } from 'antd';
import { useMemo, useState, type Key } from 'react';
import { isPlainObject, memberOf } from '#infra/action-log/describe';
import { classes } from '#src/ui/classes';
import * as styles from './recorder.module.css';
import { shown } from './labels';

interface Node {
  readonly key: string;
  readonly title: React.ReactNode;
  readonly isLeaf: boolean;
  readonly children?: Node[];
}

/** More are not drawn: a list of thousands is looked into by a breakpoint or the command line. */
const MOST = 200;

export interface JsonTreeProps {
  readonly label: string;
  readonly value: unknown;
  /** Paths that are marked, with all that leads there. */
  readonly marked?: readonly string[];
}

const leadsTo = (path: string, marked: readonly string[]): boolean =>
  marked.some((each) => each === path || each.startsWith(`${path}.`) || each.startsWith(`${path}/`));

const membersOf = (value: unknown): readonly (readonly [string | number, unknown])[] | undefined => {
  if (Array.isArray(value)) return value.map((member, at) => [at, member] as const);
  return isPlainObject(value) ? Object.entries(value) : undefined;
};

interface Drawing {
  readonly open: ReadonlySet<string>;
  readonly marked: readonly string[];
}

const nodesOf = (value: unknown, path: string, drawing: Drawing): Node[] => {
  const members = membersOf(value) ?? [];
  const nodes = members.slice(0, MOST).map(([name, member]): Node => {
    const key = path === '' ? String(name) : memberOf(path, name);
    const within = membersOf(member);
    const isMarked = leadsTo(key, drawing.marked);
    const size = Array.isArray(member) ? `[${within?.length}]` : `{${within?.length}}`;
    return {
      key,
      title: (
        <span className={classes(isMarked && styles.changed)}>
          <b>{name}</b> {within ? <span className="muted">{size}</span> : <code>{shown(member)}</code>}
          {isMarked && <span className="sr-only">（有变化）</span>}
        </span>
      ),
      isLeaf: !within || within.length === 0,
      ...(within && drawing.open.has(key) && { children: nodesOf(member, key, drawing) }),
    };
  });
  const rest = members.length - nodes.length;
  return rest > 0
    ? [...nodes, { key: `${path}…`, title: <span className="muted">还有 {rest} 项</span>, isLeaf: true }]
    : nodes;
};

/** Where the members on the way to the marked ones are. */
const waysTo = (marked: readonly string[]): readonly string[] =>
  marked.flatMap((path) => [...path.matchAll(/[./]/g)].map(({ index }) => path.slice(0, index)));

/** Plain data as a tree that is made as it is opened; what is marked is open. */
export function JsonTree({ label, value, marked = [] }: JsonTreeProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [shut, setShut] = useState<readonly string[]>([]);
  const open = useMemo(
    () => new Set([...opened, ...waysTo(marked)].filter((key) => !shut.includes(key))),
    [opened, marked, shut],
  );
  const nodes = useMemo(() => nodesOf(value, '', { open, marked }), [value, open, marked]);
  const expand = (
    _: Key[],
    { node, expanded }: { readonly node: { readonly key: Key }; readonly expanded: boolean },
  ) => {
    const key = String(node.key);
    setOpened((before) => (expanded ? [...before, key] : before.filter((each) => each !== key)));
    setShut((before) => (expanded ? before.filter((each) => each !== key) : [...before, key]));
  };
  return (
    <div className={styles.tree} role="group" aria-label={label}>
      <Tree
        treeData={nodes}
        expandedKeys={[...open]}
        onExpand={expand}
        selectable={false}
        virtual={false}
        motion={false}
      />
    </div>
  );
}
