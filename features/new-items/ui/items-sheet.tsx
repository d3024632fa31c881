import { useSelector } from 'react-redux';
import { ChoiceSelect } from '#src/ui/filter/choice-select.tsx';
import { ListForm } from '#src/ui/listing/list-form.tsx';
import { ListPager } from '#src/ui/listing/list-pager.tsx';
import { ListResults, type ListWords } from '#src/ui/listing/list-results.tsx';
import { useList } from '#src/ui/listing/use-list';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { OpenSheet } from '../open-sheet';
import { listDriver } from '../list-driver';
import { selectDownloading, selectView } from '../selectors';
import { ItemTable } from './item-table';
import { OPEN_TO } from './open-to';
import { classes } from '#src/ui/classes';
import * as styles from './new-items.module.css';

const Downloads = ({ name }: { readonly name: string }) => {
  const send = useSend();
  const { bidNodeId = '' } = useSelector(selectView);
  const downloading = useSelector(selectDownloading);
  return (
    <div className={classes('row', styles.downloads)}>
      <button
        type="button"
        className="button"
        disabled={downloading !== undefined}
        onClick={() => send(commands.download({ type: 'items', bidNodeId, name }))}
      >
        {downloading === 'items' ? '正在准备文件' : '下载清单项目（xlsx）'}
      </button>
      <button
        type="button"
        className="button"
        disabled={downloading !== undefined}
        onClick={() => send(commands.download({ type: 'parts', bidNodeId, name }))}
      >
        {downloading === 'parts' ? '正在准备文件' : '下载分部汇总（xlsx）'}
      </button>
    </div>
  );
};

interface ChoiceProps {
  readonly name: 'part' | 'unit';
  readonly label: string;
  readonly choices: OpenSheet['attributes']['parts'];
}

const Choice = ({ name, label, choices }: ChoiceProps) => {
  const { view, refine } = useList(listDriver);
  return (
    <ChoiceSelect
      label={label}
      none="全部"
      options={choices.map(({ value, label: named, count }) => [value, `${named}（${count}）`])}
      chosen={view[name]}
      onChoose={(value) => refine({ [name]: value })}
    />
  );
};

const WORDS: ListWords = {
  list: '清单项目',
  openTo: OPEN_TO,
  nothing: ['没有清单项目', '这个工程还没有开放清单项目。'],
  filtered: ['没有符合条件的清单项目', '没有清单项目同时符合分部、单位与关键词。'],
};

/** The items themselves, as they are filtered in the address. */
export const ItemsSheet = ({ sheet: { base, attributes, headers } }: { readonly sheet: OpenSheet }) => {
  const { page, status, isBusy } = useList(listDriver);
  return (
    <Sheet
      title="清单项目"
      note={page && status !== 'failed' && `共 ${page.total} 项 · 除税 · 元`}
      busy={isBusy}
    >
      <ListForm driver={listDriver} slots={{}}>
        <Choice name="part" label="分部" choices={attributes.parts} />
        <Choice name="unit" label="单位" choices={attributes.units} />
      </ListForm>
      <Downloads name={base.name} />
      <ListResults
        driver={listDriver}
        words={WORDS}
        isEmpty={({ total }) => total === 0}
        skeleton={<SkeletonRows rows={8} />}
      >
        {({ indexDatas, total }, isLoading) => (
          <>
            <ItemTable headers={headers} items={indexDatas} isBusy={isLoading} />
            <ListPager driver={listDriver} page={{ total: { count: total, exact: true } }} />
          </>
        )}
      </ListResults>
    </Sheet>
  );
};
