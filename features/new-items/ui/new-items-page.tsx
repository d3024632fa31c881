import { useSelector } from 'react-redux';
import { EmptyState } from '../../../src/ui/empty-state';
import { SampleBadge } from '../../../src/ui/sample-badge';
import { Sheet } from '../../../src/ui/sheet';
import { PageSkeleton, SkeletonRows } from '../../../src/ui/skeleton';
import { TitleBlock } from '../../../src/ui/title-block';
import { useSend } from '../../../src/ui/use-send';
import { commands } from '../commands';
import type { ItemPage } from '../contract';
import { editionOf } from '../edition-of';
import type { OpenSheet } from '../open-sheet';
import { pathTo } from '../list-view';
import {
  selectClosure,
  selectDownloading,
  selectIsSearching,
  selectItems,
  selectProblem,
  selectSheet,
  selectView,
} from '../selectors';
import { ItemFilters } from './item-filters';
import { ItemTable } from './item-table';
import { OpenProjects } from './open-projects';
import { PartsSheet } from './parts-sheet';
import './styles/new-items.css';

const Pages = ({ total, pageNo, pageSize }: Pick<ItemPage, 'total' | 'pageNo' | 'pageSize'>) => {
  const view = useSelector(selectView);
  const pages = Math.ceil(total / pageSize);
  if (pages < 2) return null;
  const to = (target: number) => `#${pathTo({ ...view, pageNo: target })}`;
  return (
    <nav className="new-items-pages" aria-label="翻页">
      {pageNo > 1 && <a href={to(pageNo - 1)}>上一页</a>}
      <span>
        第 {pageNo} / {pages} 页
      </span>
      {pageNo < pages && <a href={to(pageNo + 1)}>下一页</a>}
    </nav>
  );
};

const Downloads = () => {
  const send = useSend();
  const downloading = useSelector(selectDownloading);
  return (
    <div className="new-items-downloads">
      <button
        type="button"
        className="button"
        disabled={downloading !== undefined}
        onClick={() => send(commands.download({ type: 'items' }))}
      >
        {downloading === 'items' ? '正在准备文件' : '下载清单项目（xlsx）'}
      </button>
      <button
        type="button"
        className="button"
        disabled={downloading !== undefined}
        onClick={() => send(commands.download({ type: 'parts' }))}
      >
        {downloading === 'parts' ? '正在准备文件' : '下载分部汇总（xlsx）'}
      </button>
    </div>
  );
};

const Items = ({ sheet }: { readonly sheet: OpenSheet }) => {
  const send = useSend();
  const items = useSelector(selectItems);
  const isBusy = useSelector(selectIsSearching);
  const { keyword } = useSelector(selectView);
  return (
    <Sheet title="清单项目" note={items && `共 ${items.total} 项 · 除税 · 元`} busy={isBusy}>
      <ItemFilters key={keyword ?? ''} attributes={sheet.attributes} />
      <Downloads />
      {!items && <SkeletonRows rows={8} />}
      {items?.total === 0 && (
        <EmptyState
          kind="filtered"
          action={{
            label: '清空条件',
            run: () => send(commands.refine({ keyword: undefined, part: undefined, unit: undefined })),
          }}
        >
          没有清单项目同时符合分部、单位与关键词。
        </EmptyState>
      )}
      {items && items.total > 0 && (
        <>
          <ItemTable headers={sheet.headers} items={items.indexDatas} isBusy={isBusy} />
          <Pages {...items} />
        </>
      )}
    </Sheet>
  );
};

const Head = ({ sheet: { base } }: { readonly sheet: OpenSheet }) => {
  const { bidNodeId = '' } = useSelector(selectView);
  const { name, facts, provenance } = base;
  return (
    <header className="sheet new-items-head">
      <div>
        <nav aria-label="位置" className="new-items-crumbs">
          <a href={`#${pathTo({})}`}>新项开放数据</a> /{' '}
          <a href={`#/commonproj/detail/${encodeURIComponent(bidNodeId)}`}>单项工程详情</a>
        </nav>
        <h1>
          {name} <SampleBadge sample={provenance.kind === 'sample'} />
        </h1>
        <dl className="new-items-facts">
          {facts.map(({ key, label, value, unit }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {value} {unit}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <TitleBlock
        rows={[
          { term: '来源', detail: provenance.issuer },
          { term: '价格期', detail: provenance.priceDate },
          { term: '清单版本', detail: editionOf(provenance) },
          { term: '修订', detail: `第 ${provenance.revision} 次` },
          { term: '许可', detail: provenance.licence },
        ]}
      />
    </header>
  );
};

const Project = () => {
  const send = useSend();
  const { bidNodeId = '' } = useSelector(selectView);
  const sheet = useSelector(selectSheet);
  const closure = useSelector(selectClosure);
  const problem = useSelector(selectProblem);
  if (problem && !sheet) {
    return (
      <EmptyState
        kind="broken"
        title="没能取到开放数据"
        action={{ label: '重试', run: () => send(commands.loadSheet({ bidNodeId })) }}
        {...(problem.requestId && { requestId: problem.requestId })}
      >
        {problem.message}
      </EmptyState>
    );
  }
  if (closure !== undefined) {
    return (
      <EmptyState
        kind="none"
        title="这个工程没有开放清单项目"
        action={{ label: '查看已开放的工程', href: `#${pathTo({})}` }}
      >
        {closure}。
      </EmptyState>
    );
  }
  if (!sheet) return <PageSkeleton />;
  return (
    <div className="new-items">
      <Head sheet={sheet} />
      <Items sheet={sheet} />
      <PartsSheet parts={sheet.parts} />
      <Sheet title="口径说明">
        <dl className="new-items-scopes">
          {sheet.scopes.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </div>
  );
};

export function NewItemsPage() {
  const { bidNodeId } = useSelector(selectView);
  return bidNodeId === undefined ? <OpenProjects /> : <Project />;
}
