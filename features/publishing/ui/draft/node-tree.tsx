import { useSelector } from 'react-redux';
import type { Draft } from '../../contract-draft';
import { NODE_NAMES } from '../../contract-nodes';
import { draftPath } from '../../draft-path';
import { selectEdits, selectNode, selectOpenFindings } from '../../selectors';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

export const NodeTree = ({ draft }: { readonly draft: Draft }) => {
  const node = useSelector(selectNode);
  const open = useSelector(selectOpenFindings);
  const nodes = useSelector(selectEdits)?.nodes ?? draft.nodes;
  return (
    <nav className={classes('nav-list', styles.tree)} aria-label="草稿节点">
      <ul>
        {NODE_NAMES.map((name) => (
          <li key={name}>
            <a href={`#${draftPath(draft, name)}`} aria-current={name === node ? 'page' : undefined}>
              {name}
              <small>{name === '概况' ? '' : `${nodes[name].length} 行`}</small>
              {open[name] > 0 && (
                <b className={classes('tag bad end', styles.count)}>
                  {open[name]}
                  <span className="sr-only"> 处待处理</span>
                </b>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
