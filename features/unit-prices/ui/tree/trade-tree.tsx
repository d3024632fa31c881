import { useRef, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { selectTrades, selectView } from '../../selectors';
import { Branch } from './branch';
import { branchesOf, pathTo, stepIn } from './tree-of';
import * as styles from '../unit.module.css';

const TREE_ROWS = 10;

const Tree = ({ onChosen }: { readonly onChosen: () => void }) => {
  const send = useSend();
  const { nodes } = useSelector(selectTrades);
  const { code: chosen } = useSelector(selectView);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...pathTo(chosen), nodes[0]?.code ?? '']),
  );
  const [led, setLed] = useState(chosen);
  const [pointed, setPointed] = useState(chosen);
  const box = useRef<HTMLDivElement>(null);
  if (led !== chosen) {
    setLed(chosen);
    setPointed(chosen);
    setOpen(new Set([...open, ...pathTo(chosen)]));
  }
  const branches = branchesOf(nodes, open);
  const stop = branches.some(({ node }) => node.code === pointed) ? pointed : branches[0]?.node.code;

  const toggle = (code: string, isOpen: boolean) => {
    const codes = new Set(open);
    if (isOpen) codes.add(code);
    else codes.delete(code);
    setOpen(codes);
  };
  const choose = (code: string) => {
    setPointed(code);
    send(commands.refineList({ code: code === chosen ? undefined : code }));
    onChosen();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (stop) choose(stop);
      return;
    }
    const step = stepIn(branches, open, stop ?? '', event.key);
    if (!step) return;
    event.preventDefault();
    if (step.kind !== 'go') return toggle(step.code, step.kind === 'open');
    setPointed(step.to);
    box.current?.querySelector<HTMLElement>(`[data-code="${step.to}"]`)?.focus();
  };
  return (
    <div ref={box} role="tree" aria-label="清单专业" onKeyDown={press}>
      {branches.map((branch) => (
        <Branch
          key={branch.node.code}
          branch={branch}
          isOpen={open.has(branch.node.code)}
          isChosen={branch.node.code === chosen}
          isStop={branch.node.code === stop}
          onToggle={toggle}
          onChoose={choose}
        />
      ))}
    </div>
  );
};

/** 专业 → 分部 → 分项, each with the number of prices in the place of the list. */
export const TradeTree = ({ onChosen = () => undefined }: { readonly onChosen?: () => void }) => {
  const send = useSend();
  const { status, nodes, problem } = useSelector(selectTrades);
  const { areaId, edition } = useSelector(selectView);
  if (status === 'failed') {
    return (
      <EmptyState
        kind="broken"
        title="没能取到专业树"
        action={{ label: '重试', run: () => send(commands.loadTrades({ areaId, edition })) }}
      >
        {problem?.message}
      </EmptyState>
    );
  }
  if (nodes.length > 0) return <Tree onChosen={onChosen} />;
  return status === 'shown' ? (
    <p className={styles.treeEmpty}>这里还没有清单项目。</p>
  ) : (
    <SkeletonRows rows={TREE_ROWS} />
  );
};
