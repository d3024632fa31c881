import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { groupName, groupsOf, type SearchCategory } from '../../contract';
import { pathTo, refined, type ResultsView } from '../../results-view';
import { selectResults } from '../../selectors';
import { countText, sumOf } from './count-text';
import '#src/ui/filter/filter.css';
import * as styles from './search-page.module.css';

export interface ScopeBarProps {
  readonly view: ResultsView;
  readonly categories: readonly { readonly value: SearchCategory; readonly label: string }[];
  readonly regionPicker: ReactNode;
}

interface ChoiceProps {
  readonly view: ResultsView;
  readonly isChosen: boolean;
  readonly label: string;
  readonly count?: string | undefined;
}

// Links: the address holds the view, so each choice can be opened beside this one or sent to a colleague.
const Choice = ({ view, isChosen, label, count }: ChoiceProps) => (
  <a className="choice-button" href={`#${pathTo(view)}`} aria-current={isChosen ? 'true' : undefined}>
    {label}
    {count && <small>{count}</small>}
  </a>
);

/** What is searched, and where. */
export const ScopeBar = ({ view, categories, regionPicker }: ScopeBarProps) => {
  const { counts } = useSelector(selectResults);
  const groups = groupsOf(view.category);
  const sum = sumOf(counts, groups);
  return (
    <div className="no-print">
      <nav className={styles.scopeRow} aria-label="搜索类别">
        <span aria-hidden>类别</span>
        {categories.map(({ value, label }) => (
          <Choice
            key={value}
            view={refined(view, { category: value, group: undefined })}
            isChosen={value === view.category}
            label={label}
          />
        ))}
      </nav>
      <div className={styles.scopeRow} role="group" aria-label="地区">
        <span aria-hidden>地区</span>
        {regionPicker}
      </div>
      {groups.length > 1 && (
        <nav className={styles.scopeRow} aria-label="结果分组">
          <span aria-hidden>分组</span>
          <Choice
            view={refined(view, { group: undefined })}
            isChosen={!view.group}
            label="全部结果"
            count={sum && countText(sum)}
          />
          {groups.map((group) => {
            const count = counts[group];
            return (
              <Choice
                key={group}
                view={refined(view, { group })}
                isChosen={view.group === group}
                label={groupName(group)}
                count={count && countText(count)}
              />
            );
          })}
        </nav>
      )}
    </div>
  );
};
