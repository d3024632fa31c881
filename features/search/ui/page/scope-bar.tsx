import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Change } from '#src/contract/listing/list';
import { groupIn } from '#src/contract/records';
import { useList } from '#src/ui/listing/use-list';
import { groupName, GROUPS } from '../../contract';
import { listDriver } from '../../list-driver';
import { ORDERS, type OrderBy, refinedPath, type ResultsView } from '../../result-list';
import { selectResults } from '../../selectors';
import { TAX_BASES } from '#src/contract/provenance';
import { isMoved, readBasis } from '#src/costing/basis';
import { classes } from '#src/ui/classes';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { MonthRange } from '#src/ui/filter/month-range.tsx';
import { countText, sumOf } from './count-text';
import '#src/ui/filter/filter.css';
import * as styles from './search-page.module.css';

interface ChoiceProps {
  readonly change: Change<ResultsView>;
  readonly isChosen: boolean;
  readonly label: string;
  readonly count?: string | undefined;
}

// Links: the address holds the view, so each choice can be opened beside this one or sent to a colleague.
const Choice = ({ change, isChosen, label, count }: ChoiceProps) => {
  const { view } = useList(listDriver);
  return (
    <a
      className="choice-button"
      href={`#${refinedPath(view, change)}`}
      aria-current={isChosen ? 'true' : undefined}
    >
      {label}
      {count && <small>{count}</small>}
    </a>
  );
};

const orders = Object.entries(ORDERS).map(([by, { label }]) => [by as OrderBy, label] as const);

const isSortedAsQuoted = ({ by, basis = '' }: ResultsView): boolean =>
  by !== undefined && ORDERS[by].sort === 'price' && isMoved(readBasis(basis));

/** What is searched, where, of which months and in which order. */
export const ScopeBar = ({ regionPicker }: { readonly regionPicker: ReactNode }) => {
  const { view, refine } = useList(listDriver);
  const { counts } = useSelector(selectResults);
  const sum = sumOf(counts, GROUPS);
  // A category of the box that is one group is that group here.
  const chosen = view.group ?? groupIn(view.category);
  return (
    <div className="no-print">
      <nav className={styles.scopeRow} aria-label="结果分组">
        <span aria-hidden>分组</span>
        <Choice
          change={{ category: 'all', group: undefined }}
          isChosen={view.category === 'all' && !view.group}
          label="全部结果"
          count={sum && countText(sum)}
        />
        {GROUPS.map((group) => {
          const count = counts[group];
          if (count?.total === 0 && chosen !== group) return null;
          return (
            <Choice
              key={group}
              change={{ category: 'all', group }}
              isChosen={chosen === group}
              label={groupName(group)}
              count={count && countText(count)}
            />
          );
        })}
      </nav>
      <div className={styles.scopeRow} role="group" aria-label="地区">
        <span aria-hidden>地区</span>
        {regionPicker}
      </div>
      <div className={classes('list-form-fields', styles.fields)} role="group" aria-label="更多条件">
        <MonthRange label="价格期" from={view.from} to={view.to} onChoose={refine} />
        <ChoiceSelect
          label="计税口径"
          options={TAX_BASES.map((basis) => [basis, basis] as const)}
          chosen={view.taxBasis}
          onChoose={(taxBasis) => refine({ taxBasis })}
        />
        <ChoiceSelect
          label="排序"
          none="相关度"
          options={orders}
          chosen={view.by}
          onChoose={(by) => refine({ by })}
        />
      </div>
      {isSortedAsQuoted(view) && <p className="muted">按价格排序的各条，是原价期、原地区的价格，不折算。</p>}
    </div>
  );
};
