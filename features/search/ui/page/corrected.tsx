import type { SearchFound } from '../../contract';
import { refinedPath, type ResultsView } from '../../result-list';
import * as styles from './search-page.module.css';

export interface CorrectedProps {
  readonly view: ResultsView;
  readonly corrected: string;
  readonly within?: SearchFound['within'];
}

/** The rows are those of another reading: in the region that the words name, or of words that were probably meant. */
export const Corrected = ({ view, corrected, within }: CorrectedProps) => {
  const read = refinedPath(view, { text: corrected, ...(within && { areaId: String(within.areaId) }) });
  if (within) {
    return (
      <p className={styles.corrected}>
        以下是{within.name}的{corrected === '' ? '全部记录' : <a href={`#${read}`}>“{corrected}”</a>}。
      </p>
    );
  }
  return (
    <p className={styles.corrected}>
      没有找到“{view.text}”，以下是“<a href={`#${read}`}>{corrected}</a>
      ”的结果。
    </p>
  );
};
