import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import type { Tab } from '../../contract';
import { pathTo } from '../../list-view';
import { selectList, selectView } from '../../selectors';
import { RightGate } from '../right-gate';
import { DraftTable } from './draft-table';
import { Filters, Tabs } from './filters';
import { NewDraft } from './new-draft';
import { PageLinks } from '#src/ui/listing/page-links.tsx';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const WHY: Readonly<Record<Tab, string>> = {
  own: '选好模板新建一份，逐格填写或导入 xlsx；改动自动保存。',
  review: '其他单位提交、且您可以审核的工程会列在这里。本单位的由其他单位审核。',
  published: '本单位已发布的、以及经您审核发布的工程会列在这里，并附被查看和使用的次数。',
  withdrawn: '撤回的工程留下日期与原因，不再出现在列表、检索和收藏中。',
};

const Nothing = () => {
  const send = useSend();
  const { tab, status, keyword } = useSelector(selectView);
  if (status || keyword) {
    return (
      <EmptyState kind="filtered" action={{ label: '清空条件', run: () => send(commands.openTab({ tab })) }}>
        没有工程同时符合状态与关键词。
      </EmptyState>
    );
  }
  return <EmptyState kind="none">{WHY[tab]}</EmptyState>;
};

const Lines = () => {
  const send = useSend();
  const view = useSelector(selectView);
  const { status, page, problem } = useSelector(selectList);
  if (status === 'failed') {
    return (
      <EmptyState
        kind="broken"
        title="没能取到草稿列表"
        action={{ label: '重试', run: () => send(commands.loadList(view)) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem?.message}
      </EmptyState>
    );
  }
  if (!page) return <SkeletonRows rows={6} />;
  if (page.rows.length === 0) return status === 'loading' ? <SkeletonRows rows={6} /> : <Nothing />;
  return (
    <>
      <DraftTable lines={page.rows} />
      <PageLinks page={page.page} pages={page.pages} hrefOf={(to) => `#${pathTo({ ...view, page: to })}`} />
    </>
  );
};

export function PublishingListPage() {
  const { tab, keyword } = useSelector(selectView);
  const { status } = useSelector(selectList);
  return (
    <RightGate>
      <div className={classes('column inputs', styles.root)}>
        <header className={classes('page-head', styles.head)}>
          <div>
            <h1>待发布单项工程指标</h1>
            <p className="muted">草稿经自动校验、脱敏预览、初审与复审后发布；每一步都留下人、时间与原因</p>
          </div>
          <NewDraft />
        </header>
        <section className="sheet" aria-label="草稿列表" aria-busy={status === 'loading'}>
          <Tabs />
          <Filters key={`${tab} ${keyword ?? ''}`} />
          <Lines />
        </section>
      </div>
    </RightGate>
  );
}
