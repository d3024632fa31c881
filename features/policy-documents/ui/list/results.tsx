import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Column } from '#src/ui/data-table.tsx';
import { ListPager } from '#src/ui/listing/list-pager.tsx';
import { ListResults, type ListWords } from '#src/ui/listing/list-results.tsx';
import { ListTable } from '#src/ui/listing/list-table.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { PolicyRow } from '../../contract';
import { documentPath, pricePath } from '../../document-view';
import { listDriver } from '../../list-driver';
import { selectHitsBesideList, selectList } from '../../selectors';
import { hitsWords } from '../../labels';
import * as styles from '../policies.module.css';
import { StateChip } from '#src/ui/policy-state.tsx';

/** Buttons of other slices beside a document: 收藏, 点赞. */
export type MarksOf = (row: Pick<PolicyRow, 'id' | 'title'>) => ReactNode;

const columnsWith = (marksOf: MarksOf): readonly Column<PolicyRow>[] => [
  {
    key: 'title',
    title: '文件',
    card: 'name',
    className: styles.name,
    cell: ({ id, title, docNo, issuer, areaName, source, hasPrices }) => (
      <>
        <a href={`#${documentPath(id)}`}>{title}</a> <SourceBadge source={source} />
        <small className="muted">
          {[docNo, issuer, areaName].filter(Boolean).join(' · ')}
          {hasPrices && (
            <>
              {' · '}
              <a href={`#${pricePath(id)}`}>价格表</a>
            </>
          )}
        </small>
      </>
    ),
  },
  { key: 'state', title: '效力', unbroken: true, cell: ({ state }) => <StateChip state={state} /> },
  { key: 'kind', title: '类别', unbroken: true, from: 'tablet', cell: ({ kind }) => kind },
  {
    key: 'published',
    title: '发布日',
    unbroken: true,
    cell: ({ publishedOn }) => (
      <>
        <span className="card-only">发布 </span>
        {publishedOn}
      </>
    ),
  },
  {
    key: 'effective',
    title: '生效日',
    unbroken: true,
    cell: ({ effectiveOn, endedOn }) =>
      effectiveOn && (
        <>
          <span className="card-only">生效 </span>
          {effectiveOn}
          {endedOn && <small className="muted"> 至 {endedOn} 前</small>}
        </>
      ),
  },
  {
    key: 'impacts',
    title: '影响',
    card: 'foot',
    cell: ({ impacts }) => (
      <span className={styles.impacts}>
        {impacts.map((impact) => (
          <span key={impact} className="tag">
            {impact}
          </span>
        ))}
      </span>
    ),
  },
  { key: 'marks', title: <span className="sr-only">收藏与点赞</span>, card: 'mark', cell: marksOf },
];

const WORDS: ListWords = {
  list: '政策文件',
  openTo: '政策文件列表向登录会员开放。',
  nothing: ['库里还没有政策文件', '恢复样例数据后，会列在这里。'],
  filtered: ['没有符合条件的文件', '没有一份文件满足。去掉任一条件，或换一个关键词再看。'],
};

const keyOf = ({ id }: PolicyRow): string => id;

export interface ResultsProps {
  readonly marksOf: MarksOf;
  readonly onTurned: () => void;
}

export const Results = ({ marksOf, onTurned }: ResultsProps) => {
  const table = {
    caption: '政策文件',
    columns: columnsWith(marksOf),
    rowKey: keyOf,
    className: styles.table,
  };
  const { keyword } = useSelector(selectList).view;
  const hits = useSelector(selectHitsBesideList);
  const words: ListWords = hits
    ? {
        ...WORDS,
        filtered: [
          `标题中没有“${keyword}”，条文中有 ${hitsWords(hits)}`,
          '没有文件的标题、文号或发文机关满足；写到它的条文列在上方。',
        ],
      }
    : WORDS;
  return (
    <ListResults
      driver={listDriver}
      words={words}
      isEmpty={({ rows }) => rows.length === 0}
      skeleton={<ListTable {...table} rows={undefined} />}
    >
      {(page, isBusy) => (
        <>
          <ListTable {...table} rows={page.rows} isBusy={isBusy} />
          <ListPager driver={listDriver} page={page} onTurned={onTurned} />
        </>
      )}
    </ListResults>
  );
};
