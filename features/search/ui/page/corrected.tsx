import type { SearchFound } from '../../contract';
import { refinedPath, type ResultsView } from '../../result-list';
import * as styles from './search-page.module.css';

export interface CorrectedProps {
  readonly view: ResultsView;
  readonly corrected: string;
  readonly within?: SearchFound['within'];
}

/** The words as typed found nothing: the rows are those of another reading, perhaps in the region that they name. */
export const Corrected = ({ view, corrected, within }: CorrectedProps) => {
  const read = refinedPath(view, { text: corrected, ...(within && { areaId: String(within.areaId) }) });
  return (
    <p className={styles.corrected}>
      没有找到“{view.text}”，以下是{within && `${within.name}的`}“<a href={`#${read}`}>{corrected}</a>
      ”的结果。
    </p>
  );
};
