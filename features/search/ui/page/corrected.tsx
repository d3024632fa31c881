import { pathTo, refined, type ResultsView } from '../../results-view';

export interface CorrectedProps {
  readonly view: ResultsView;
  readonly corrected: string;
}

/** The words as typed found nothing: the rows are those of another reading. */
export const Corrected = ({ view, corrected }: CorrectedProps) => (
  <p className="search-corrected">
    没有找到“{view.text}”，以下是“<a href={`#${pathTo(refined(view, { text: corrected }))}`}>{corrected}</a>
    ”的结果。
  </p>
);
