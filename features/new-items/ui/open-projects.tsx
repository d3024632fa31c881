import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FilterRow } from '#src/ui/filter/choice-row.tsx';
import { ListPager } from '#src/ui/listing/list-pager.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonLine, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useOnceOnline } from '#src/ui/network';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { itemList, type OpenProjects as Page } from '../contract';
import { listDriver } from '../list-driver';
import {
  selectAreaIds,
  selectHasLostAreas,
  selectIsListing,
  selectProblem,
  selectProjects,
  selectView,
} from '../selectors';
import { OPEN_TO } from './open-to';
import { classes } from '#src/ui/classes';
import * as styles from './new-items.module.css';

type OpenProject = Page['indexDatas'][number];
const columnsFor = (areaId: string | undefined): readonly Column<OpenProject>[] => [
  {
    key: 'name',
    title: '单项工程',
    cell: ({ bidNodeId, name, isSample }) => (
      <>
        <a href={`#${itemList.pathTo({ ...(areaId && { areaId }), bidNodeId })}`}>{name}</a>{' '}
        <SampleBadge sample={isSample} />
      </>
    ),
  },
  { key: 'areaName', title: '地区', cell: ({ areaName }) => areaName, from: 'tablet' },
  { key: 'priceDate', title: '价格期', unbroken: true, cell: ({ priceDate }) => priceDate },
  { key: 'count', title: '清单项目（项）', cell: ({ count }) => count, numeric: true },
];

/** Offered once it is known where anything is open. */
const Regions = ({ picker }: { readonly picker: ReactNode }) => {
  const send = useSend();
  const areaIds = useSelector(selectAreaIds);
  const isLost = useSelector(selectHasLostAreas);
  const load = () => void send(commands.loadAreas());
  useOnceOnline(isLost && !areaIds ? load : undefined);
  if (areaIds) return picker;
  if (!isLost) return <SkeletonLine width="third" />;
  return (
    <span className="row" role="alert">
      没能取到有开放工程的地区
      <button type="button" className="button" onClick={load}>
        重试
      </button>
    </span>
  );
};

const Nothing = () => {
  const send = useSend();
  const { areaId } = useSelector(selectView);
  if (areaId === undefined) {
    return (
      <EmptyState kind="none">
        还没有工程开放清单项目。通过“待发布单项工程指标”发布清单后会列在这里。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="filtered"
      action={{ label: '放宽到全国', run: () => send(commands.refineList({ areaId: undefined })) }}
    >
      所选地区还没有工程开放清单项目。
    </EmptyState>
  );
};

const Found = ({ page }: { readonly page: Page }) => {
  const { areaId } = useSelector(selectView);
  if (page.total === 0) return <Nothing />;
  return (
    <>
      <DataTable
        caption="已开放清单项目的单项工程"
        columns={columnsFor(areaId)}
        rows={page.indexDatas}
        rowKey={({ bidNodeId }) => bidNodeId}
      />
      <ListPager driver={listDriver} page={{ total: { count: page.total, exact: true } }} />
    </>
  );
};

/** Without a project in the address: all that are open, the newest first. */
export const OpenProjects = ({ regionPicker }: { readonly regionPicker: ReactNode }) => {
  const send = useSend();
  const page = useSelector(selectProjects);
  const isBusy = useSelector(selectIsListing);
  const problem = useSelector(selectProblem);
  const view = useSelector(selectView);
  return (
    <div className={classes('column', styles.root)}>
      <h1>新项开放数据</h1>
      <Sheet
        title="已开放清单项目的单项工程"
        note={<span role="status">{!isBusy && !problem && page ? `共 ${page.total} 个` : ' '}</span>}
        busy={isBusy}
      >
        <FilterRow label="地区">
          <Regions picker={regionPicker} />
        </FilterRow>
        {problem && (
          <Unavailable
            problem={problem}
            title="没能取到已开放的工程"
            openTo={OPEN_TO}
            onRetry={() => send(commands.loadProjects(view))}
          />
        )}
        {!problem && (page ? <Found page={page} /> : <SkeletonRows rows={6} />)}
      </Sheet>
    </div>
  );
};
