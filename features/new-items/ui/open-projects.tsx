import { useSelector } from 'react-redux';
import { DataTable, type Column } from '../../../src/ui/data-table';
import { EmptyState } from '../../../src/ui/empty-state';
import { SampleBadge } from '../../../src/ui/sample-badge';
import { Sheet } from '../../../src/ui/sheet';
import { SkeletonRows } from '../../../src/ui/skeleton';
import type { OpenProjects as Page } from '../contract';
import { pathTo } from '../list-view';
import { selectProjects } from '../selectors';

type Line = Page['indexDatas'][number];
const columns: readonly Column<Line>[] = [
  {
    key: 'name',
    title: '单项工程',
    cell: ({ bidNodeId, name, isSample }) => (
      <>
        <a href={`#${pathTo({ bidNodeId })}`}>{name}</a> <SampleBadge sample={isSample} />
      </>
    ),
  },
  { key: 'areaName', title: '地区', cell: ({ areaName }) => areaName, wideOnly: true },
  { key: 'priceDate', title: '价格期', unbroken: true, cell: ({ priceDate }) => priceDate },
  { key: 'count', title: '清单项目（项）', cell: ({ count }) => count, numeric: true },
];

const Pages = ({ total, pageNo, pageSize }: Pick<Page, 'total' | 'pageNo' | 'pageSize'>) => {
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  return (
    <nav className="new-items-pages" aria-label="翻页">
      {pageNo > 1 && <a href={`#${pathTo({ pageNo: pageNo - 1 })}`}>上一页</a>}
      <span>
        第 {pageNo} / {pages} 页
      </span>
      {pageNo < pages && <a href={`#${pathTo({ pageNo: pageNo + 1 })}`}>下一页</a>}
    </nav>
  );
};

/** Without a project in the address: all that are open, the newest first. */
export const OpenProjects = () => {
  const page = useSelector(selectProjects);
  return (
    <div className="new-items">
      <h1>新项开放数据</h1>
      <Sheet title="已开放清单项目的单项工程" note={page && `共 ${page.total} 个`} busy={!page}>
        {!page && <SkeletonRows rows={6} />}
        {page?.total === 0 && (
          <EmptyState kind="none">
            还没有工程开放清单项目。通过“待发布单项工程指标”发布清单后会列在这里。
          </EmptyState>
        )}
        {page && page.total > 0 && (
          <>
            <DataTable
              caption="已开放清单项目的单项工程"
              columns={columns}
              rows={page.indexDatas}
              rowKey={({ bidNodeId }) => bidNodeId}
            />
            <Pages {...page} />
          </>
        )}
      </Sheet>
    </div>
  );
};
