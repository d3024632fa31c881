import type { ReactNode } from 'react';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { StateChip } from '#src/ui/policy-state.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { SearchRow } from '../../contract';
import { openOf, refinedPath, resultList, type ResultsView } from '../../result-list';
import { Marked } from '../marked';
import { monthsOf, Price } from './price';
import * as styles from './search-page.module.css';

/** Buttons of other slices beside a record: 收藏, 点赞. */
export type MarksOf = (row: Pick<SearchRow, 'group' | 'id' | 'title'>) => ReactNode;

export interface ResultRowProps {
  readonly row: SearchRow;
  readonly view: ResultsView;
  /** From 1, over all pages. */
  readonly rank: number;
  /** Where all rows were sought: 广东, 全国. */
  readonly place: string;
  readonly marksOf: MarksOf;
}

const PROVENANCES: Readonly<Record<SearchRow['provenance']['kind'], string>> = {
  ...SOURCE_LABELS,
  // The badge says it.
  sample: '',
};

/** Of what stands without a price: documents have the months of the prices they publish, lessons none. */
const periodOf = ({ group, price, median, provenance, policy }: SearchRow): string => {
  if (group === 'policy') return monthsOf(policy?.priceFrom, policy?.priceTo);
  return price !== null || median || group === 'lesson' ? '' : provenance.priceDate;
};

export const ResultRow = ({ row, view, rank, place, marksOf }: ResultRowProps) => {
  const send = useSend();
  const { group, id, title, summary, marks, summaryMarks, areaName, publishedOn, provenance, policy } = row;
  const same = `${row.n} 条同名记录`;
  // Lessons are the portal's own words, and measure nothing.
  const from = group === 'lesson' ? '' : PROVENANCES[provenance.kind];
  const period = periodOf(row);
  return (
    <li className={styles.row}>
      <h3>
        {/* Only the server knows where the record stands. In another tab the address itself asks. */}
        <a
          href={`#${resultList.pathTo({ ...view, open: openOf({ group, id }) })}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            send(commands.openResult({ group, id, rank, by: 'row' }));
          }}
        >
          <Marked text={title} marks={marks} />
        </a>{' '}
        <StateChip state={policy?.state ?? null} /> <SampleBadge sample={provenance.kind === 'sample'} />
      </h3>
      <Price row={row} place={place} />
      {summary && (
        <p>
          <Marked text={summary} marks={summaryMarks} />
        </p>
      )}
      <p className={styles.rowFoot}>
        {!row.median && areaName && <span>{areaName}</span>}
        {!row.median && publishedOn && (
          <span>
            {group === 'policy' ? '发布 ' : '收录 '}
            <time dateTime={publishedOn}>{publishedOn}</time>
          </span>
        )}
        {period && <span>价格期 {period}</span>}
        {from && <span>{from}</span>}
        {row.n > 1 && (
          <a
            className={styles.same}
            href={`#${refinedPath(view, { group, item: title })}`}
            aria-label={`${same}：${title}`}
          >
            {same}
          </a>
        )}
      </p>
      <span className={styles.rowMarks}>{marksOf(row)}</span>
    </li>
  );
};
