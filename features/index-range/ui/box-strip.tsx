import { scaleOf } from '#src/ui/scale-of';
import type { SubjectRow } from '../contract';
import { say, stripWords } from './labels';
import '#src/ui/styles/band-bar.css';
import * as styles from './range.module.css';

/** A line from P10 to P90, a box from P25 to P75, the median in it, 推荐值 as the red mark. Few samples draw less. */
export const BoxStrip = ({ row }: { readonly row: SubjectRow }) => {
  const { n, p10, p25, p50, p75, p90, min, max, recommended, unit, cases } = row;
  const words = stripWords(row);
  if (cases.length > 0) {
    return (
      <span className="muted">
        个例 {cases.map((value) => say(value, unit)).join('、')} {unit}
      </span>
    );
  }
  const [low, high] = p25 !== null && p75 !== null ? [p25, p75] : [min, max];
  if (low === null || high === null || p50 === null) return null;
  const at = scaleOf({ p25: low, p50, p75: high, n });
  const [from, to] = [p10 ?? low, p90 ?? high];
  return (
    <span className="band" role="img" aria-label={words} title={words}>
      <i className={styles.whisker} style={{ left: `${at(from)}%`, width: `${at(to) - at(from)}%` }} />
      {p25 !== null && (
        <i className="band-range" style={{ left: `${at(low)}%`, width: `${at(high) - at(low)}%` }} />
      )}
      <i className="band-median" style={{ left: `${at(p50)}%` }} />
      {recommended !== null && <i className="band-mark" style={{ left: `${at(recommended)}%` }} />}
    </span>
  );
};
