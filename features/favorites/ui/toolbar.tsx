import { useSelector } from 'react-redux';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { useList } from '#src/ui/listing/use-list';
import { favoriteList, LISTS, type FavoritePage, type ListName } from '../contract';
import { listDriver } from '../list-driver';
import { selectFolders, selectView } from '../selectors';
import { keptIn, sortChoices, sortValue } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './favorites.module.css';

const Lists = () => {
  const view = useSelector(selectView);
  const folders = useSelector(selectFolders)?.folders;
  return (
    <nav className={classes('tabs', styles.lists)} aria-label="收藏种类">
      {(Object.entries(LISTS) as [ListName, string][]).map(([list, label]) => (
        <a
          key={list}
          href={`#${favoriteList.pathTo(favoriteList.refined(view, { list }))}`}
          aria-current={view.list === list ? 'page' : undefined}
        >
          {label}
          {folders && <small> {keptIn(folders, list).toLocaleString('zh-CN')}</small>}
        </a>
      ))}
    </nav>
  );
};

const Kinds = ({ kinds }: Pick<FavoritePage, 'kinds'>) => {
  const { view, refine } = useList(listDriver);
  if (kinds.length < 2 && view.kind === undefined) return null;
  return (
    <ChoiceSelect
      label="版块"
      none="全部"
      options={kinds.map(({ kind, section, count }) => [kind, `${section}（${count}）`])}
      chosen={view.kind}
      onChoose={(kind) => refine({ kind })}
    />
  );
};

const Sorting = () => {
  const { view, sort } = useList(listDriver);
  const choose = (value: string) => {
    const choice = sortChoices.find((one) => one.value === value);
    if (choice) sort(choice.change);
  };
  return (
    <label className="filter-field">
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

export const Toolbar = ({ kinds }: Pick<FavoritePage, 'kinds'>) => (
  <div className={classes('row no-print', styles.toolbar)}>
    <Lists />
    <ListForm driver={listDriver} slots={{}}>
      <Kinds kinds={kinds} />
      <Sorting />
    </ListForm>
  </div>
);
