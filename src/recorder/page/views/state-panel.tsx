import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { differences, type Difference } from '#infra/action-log/differences';
import type { Moment } from '../events';
import { selectCount, selectMoment } from '../selectors';
import { JsonTree } from './json-tree';
import * as styles from './recorder.module.css';
import { shown } from './labels';

/** More are not marked. */
const MOST = 100;

/** A slice that is the same object has not changed, and is not looked into. */
const changesIn = ({ state, before }: Moment): readonly Difference[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(state)])].filter(
    (name) => before[name] !== state[name],
  );
  const part = (whole: Moment['state']) =>
    Object.fromEntries(names.flatMap((name) => (name in whole ? [[name, whole[name]]] : [])));
  return differences(part(before), part(state), MOST);
};

/** The state at the chosen moment; what its last action changed is marked. */
export function StatePanel() {
  const moment = useSelector(selectMoment);
  const n = useSelector(selectCount);
  const changes = useMemo(() => (moment && n > 0 ? changesIn(moment) : []), [moment, n]);
  const marked = useMemo(() => changes.map(({ path }) => path), [changes]);
  if (!moment) return null;
  return (
    <section className={styles.panel} aria-label="状态">
      <h2>状态</h2>
      {n > 0 && (
        <p className="muted">
          {changes.length === 0
            ? '这个动作没有改变状态。'
            : `这个动作改变了 ${changes.length === MOST ? `至少 ${MOST}` : changes.length} 处：`}
        </p>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.slice(0, 8).map(({ path, expected, found }) => (
            <li key={path}>
              <code>{path}</code>
              <span>
                <del>{shown(expected)}</del> → <ins>{shown(found)}</ins>
              </span>
            </li>
          ))}
        </ul>
      )}
      {Object.keys(moment.state).length === 0 ? (
        <p className="muted">还没有切片加入，状态是空的。</p>
      ) : (
        <JsonTree label="状态树" value={moment.state} marked={marked} />
      )}
    </section>
  );
}
