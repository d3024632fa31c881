import { ListResults, type ListWords } from '#src/ui/listing/list-results.tsx';
import { useList } from '#src/ui/listing/use-list';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { draftList, type Tab } from '../../contract';
import { listDriver } from '../../list-driver';
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

const wordsOf = (tab: Tab): ListWords => ({
  list: '草稿列表',
  openTo: '待发布单项工程向有发布权限的账号开放。',
  nothing: ['这里还没有数据', WHY[tab]],
  filtered: ['没有符合条件的结果', '没有工程同时符合状态与关键词。'],
});

export function PublishingListPage() {
  const { view, isBusy } = useList(listDriver);
  return (
    <RightGate>
      <div className={classes('column', styles.root)}>
        <header className={classes('page-head', styles.head)}>
          <div>
            <h1>待发布单项工程指标</h1>
            <p className="muted">草稿经自动校验、脱敏预览、初审与复审后发布；每一步都留下人、时间与原因</p>
            <a href="#/project-publishing/import">批量导入本单位的历史记录</a>
          </div>
          <NewDraft />
        </header>
        <section className="sheet" aria-label="草稿列表" aria-busy={isBusy}>
          <Tabs />
          <Filters />
          <ListResults
            driver={listDriver}
            words={wordsOf(view.tab)}
            isEmpty={({ rows }) => rows.length === 0}
            skeleton={<SkeletonRows rows={6} />}
          >
            {({ rows, page, pages }) => (
              <>
                <DraftTable lines={rows} />
                <PageLinks
                  page={page}
                  pages={pages}
                  hrefOf={(to) => `#${draftList.pathTo({ ...view, page: to })}`}
                />
              </>
            )}
          </ListResults>
        </section>
      </div>
    </RightGate>
  );
}
