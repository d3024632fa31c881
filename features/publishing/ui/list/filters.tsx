import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { useList } from '#src/ui/listing/use-list';
import { draftList, STATUSES, TABS, type Status, type Tab } from '../../contract';
import { listDriver } from '../../list-driver';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const TAB_NAMES = Object.entries(TABS) as [Tab, string][];
/** What a tab can hold at all. */
const IN_TAB: Readonly<Record<Tab, readonly Status[]>> = {
  own: ['draft', 'checked', 'masked', 'submitted', 'firstApproved', 'approved', 'returned'],
  review: ['submitted', 'firstApproved', 'approved'],
  published: [],
  withdrawn: [],
};

export const Tabs = () => {
  const { page, view } = useList(listDriver);
  return (
    <nav className={classes('tabs', styles.tabs)} aria-label="分类">
      {TAB_NAMES.map(([tab, label]) => (
        <a
          key={tab}
          href={`#${draftList.pathTo({ tab })}`}
          aria-current={tab === view.tab ? 'page' : undefined}
        >
          {label}
          {page && <small>{page.counts[tab]}</small>}
        </a>
      ))}
    </nav>
  );
};

export const Filters = () => {
  const { view, refine } = useList(listDriver);
  const statuses = IN_TAB[view.tab];
  return (
    <div className={styles.filters} role="search" aria-label="筛选草稿">
      <ListForm driver={listDriver} slots={{}}>
        {statuses.length > 0 && (
          <ChoiceSelect
            label="状态"
            none="全部"
            options={statuses.map((status): [Status, string] => [status, STATUSES[status]])}
            chosen={view.status}
            onChoose={(status) => refine({ status })}
          />
        )}
      </ListForm>
    </div>
  );
};
