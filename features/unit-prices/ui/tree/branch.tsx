import { formatNumber } from '#src/ui/format';
import type { Branch as TreeBranch } from './tree-of';
import { classes } from '#src/ui/classes';
import * as styles from '../unit.module.css';

export interface BranchProps {
  readonly branch: TreeBranch;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  /** The one stop of the Tab key within the tree. */
  readonly isStop: boolean;
  readonly onToggle: (code: string, isOpen: boolean) => void;
  readonly onChoose: (code: string) => void;
}

export const Branch = ({ branch, isOpen, isChosen, isStop, onToggle, onChoose }: BranchProps) => {
  const { node, level, position, size } = branch;
  const { code, name, n, children } = node;
  const isParent = children.length > 0;
  return (
    <div
      role="treeitem"
      data-code={code}
      data-level={level}
      className={styles.branch}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={isChosen}
      {...(isParent && { 'aria-expanded': isOpen })}
      aria-label={`${name}，${formatNumber(n)} 条`}
      tabIndex={isStop ? 0 : -1}
      title={`${code} ${name}`}
      onClick={() => onChoose(code)}
    >
      <span
        className={styles.twig}
        aria-hidden
        onClick={(event) => {
          if (!isParent) return;
          event.stopPropagation();
          onToggle(code, !isOpen);
        }}
      >
        {isParent && (isOpen ? '▾' : '▸')}
      </span>
      <span className={classes('ellipsis', styles.branchName)} aria-hidden>
        {name}
      </span>
      <small aria-hidden>{formatNumber(n)}</small>
    </div>
  );
};
