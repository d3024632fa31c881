import { formatNumber } from '#src/ui/format';
import { groupName, RESULT_CAP, type SearchFound } from '../../contract';
import { ORDERS, PAGE_SIZE, refinedPath, type ResultsView } from '../../result-list';
import { countText } from './count-text';
import { listAddress } from './group-list';
import { Pager } from './pager';
import { ResultRow, type MarksOf } from './result-row';
import { classes } from '#src/ui/classes';
import * as styles from './search-page.module.css';

export interface GroupSheetProps {
  readonly found: SearchFound['groups'][number];
  /** What the rows answer. */
  readonly view: ResultsView;
  /** The words as they were read. */
  readonly words: string;
  /** Where all rows were sought: 广东, 全国. */
  readonly place: string;
  readonly marksOf: MarksOf;
}

/** One group: its first rows among the others, or alone and in pages. */
export const GroupSheet = ({ found, view, words, place, marksOf }: GroupSheetProps) => {
  const { group, rows, shown, read } = found;
  const { group: alone, page = 1, item } = view;
  const name = groupName(group);
  const list = listAddress(group, words, view);
  // Of an item or by day the records stand one by one.
  const folds = shown < found.total;
  const before = alone ? (page - 1) * PAGE_SIZE : 0;
  return (
    <section className={classes('sheet', styles.group)} aria-label={name}>
      <header className="sheet-head">
        <h2>
          {name}{' '}
          <small>
            {countText(found)} 条{read !== null && `，按“${read}”查找`}
          </small>
        </h2>
        {list && <a href={list}>在列表中筛选</a>}
      </header>
      {item && (
        <p className={styles.corrected}>
          只看“{item}”。<a href={`#${refinedPath(view, { item: undefined })}`}>查看全部{name}结果</a>
        </p>
      )}
      {view.by && found.isCapped && (
        <p className={classes('muted', styles.corrected)}>
          结果超过 {formatNumber(RESULT_CAP)} 条，这里只把其中最相关的约 {formatNumber(RESULT_CAP)}{' '}
          {folds ? '条所属的条目' : '条'}按{ORDERS[view.by].label}排列；要排全部，请缩小地区、价格期或关键词。
        </p>
      )}
      <ol className={styles.rows} start={before + 1}>
        {rows.map((row, index) => (
          <ResultRow
            key={row.id}
            row={row}
            view={view}
            rank={before + index + 1}
            place={place}
            marksOf={marksOf}
          />
        ))}
      </ol>
      {alone && <Pager found={found} view={view} />}
      {!alone && shown > rows.length && (
        <a className={classes('no-print', styles.all)} href={`#${refinedPath(view, { group })}`}>
          查看全部{name}结果
        </a>
      )}
    </section>
  );
};
