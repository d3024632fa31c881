import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { STATUSES, TABS, type Status, type Tab } from '../../contract';
import { pathTo } from '../../list-view';
import { selectList, selectView } from '../../selectors';
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
  const { tab } = useSelector(selectView);
  const counts = useSelector(selectList).page?.counts;
  return (
    <nav className={classes('tabs', styles.tabs)} aria-label="分类">
      {TAB_NAMES.map(([name, label]) => (
        <a key={name} href={`#${pathTo({ tab: name })}`} aria-current={name === tab ? 'page' : undefined}>
          {label}
          {counts && <small>{counts[name]}</small>}
        </a>
      ))}
    </nav>
  );
};

export const Filters = () => {
  const send = useSend();
  const { tab, status, keyword = '' } = useSelector(selectView);
  const [text, type] = useState(keyword);
  const statuses = IN_TAB[tab];
  return (
    <form
      className={classes('row', styles.filters)}
      role="search"
      aria-label="筛选草稿"
      onSubmit={(event) => {
        event.preventDefault();
        send(commands.refine({ keyword: text.trim() || undefined }));
      }}
    >
      {statuses.length > 0 && (
        <label>
          状态
          <select
            value={status ?? ''}
            onChange={({ target }) =>
              send(commands.refine({ status: (target.value || undefined) as Status | undefined }))
            }
          >
            <option value="">全部</option>
            {statuses.map((one) => (
              <option key={one} value={one}>
                {STATUSES[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <input
        type="search"
        aria-label="工程名称或地区"
        placeholder="工程名称或地区"
        maxLength={100}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className="button">
        查找
      </button>
    </form>
  );
};
