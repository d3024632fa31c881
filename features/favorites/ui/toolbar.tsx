import { useState, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { LISTS, type FavoritePage, type ListName } from '../contract';
import { pathTo, refined } from '../list-view';
import { selectView } from '../selectors';
import { sortChoices, sortValue } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './favorites.module.css';

const Lists = () => {
  const view = useSelector(selectView);
  return (
    <nav className={classes('tabs', styles.lists)} aria-label="收藏种类">
      {(Object.entries(LISTS) as [ListName, string][]).map(([list, label]) => (
        <a
          key={list}
          href={`#${pathTo(refined(view, { list }))}`}
          aria-current={(view.list ?? 'node') === list ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
};

const Keyword = ({ start }: { readonly start: string }) => {
  const send = useSend();
  const [text, write] = useState(start);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(commands.refine({ keyword: text.trim() || undefined }));
  };
  return (
    <form role="search" aria-label="在收藏中查找" className={styles.search} onSubmit={submit}>
      <input
        type="search"
        aria-label="名称、地区或备注"
        placeholder="名称、地区或备注"
        value={text}
        maxLength={100}
        onChange={({ target }) => write(target.value)}
      />
      <button type="submit" className="button">
        查找
      </button>
    </form>
  );
};

const Kinds = ({ kinds }: Pick<FavoritePage, 'kinds'>) => {
  const send = useSend();
  const { kind = '' } = useSelector(selectView);
  if (kinds.length < 2 && kind === '') return null;
  return (
    <label className={classes('muted', styles.field)}>
      <span>版块</span>
      <select
        value={kind}
        onChange={({ target }) => send(commands.refine({ kind: target.value || undefined }))}
      >
        <option value="">全部</option>
        {kinds.map((one) => (
          <option key={one.kind} value={one.kind}>
            {one.section}（{one.count}）
          </option>
        ))}
      </select>
    </label>
  );
};

const Sorting = () => {
  const send = useSend();
  const view = useSelector(selectView);
  const choose = (value: string) => {
    const choice = sortChoices.find((one) => one.value === value);
    if (choice) send(commands.refine(choice.change));
  };
  return (
    <label className={classes('muted', styles.field)}>
      <span>排序</span>
      <select value={sortValue(view)} onChange={({ target }) => choose(target.value)}>
        {sortChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};

export const Toolbar = ({ kinds }: Pick<FavoritePage, 'kinds'>) => {
  const { keyword = '' } = useSelector(selectView);
  return (
    <div className={classes('row inputs no-print', styles.toolbar)}>
      <Lists />
      <Keyword key={keyword} start={keyword} />
      <Kinds kinds={kinds} />
      <Sorting />
    </div>
  );
};
