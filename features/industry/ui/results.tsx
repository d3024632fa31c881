import type { ReactNode } from 'react';
import { Change } from '#src/ui/change.tsx';
import { classes } from '#src/ui/classes';
import type { Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import { ListResults, type ListWords } from '#src/ui/listing/list-results.tsx';
import { ListTable } from '#src/ui/listing/list-table.tsx';
import { useList } from '#src/ui/listing/use-list';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import { STATUSES, type IndustryRow, type Tab } from '../contract';
import { listDriver } from '../list-driver';
import { baseWords, overBaseWords, periodWords, valueWords } from './labels';
import { CitedValue } from './cited-value';
import * as styles from './industry.module.css';

/** Buttons of other slices beside a series: 收藏, 点赞. */
export type MarksOf = (row: Pick<IndustryRow, 'id' | 'name'>) => ReactNode;

const columnsOf = (
  tab: Tab,
  choose: (id: string) => void,
  marksOf: MarksOf,
): readonly Column<IndustryRow>[] => [
  {
    key: 'name',
    title: tab === 'official' ? '指标' : '统计项',
    card: 'name',
    className: styles.name,
    cell: ({ id, name, source, kind, publisher, areaName }) => (
      <>
        <button type="button" onClick={() => choose(id)}>
          {name}
        </button>{' '}
        <SourceBadge source={source} />
        <small className="muted">
          {areaName} · {kind} · {publisher}
        </small>
      </>
    ),
  },
  {
    key: 'value',
    title: '最新值与口径',
    card: 'figure',
    className: styles.value,
    cell: (row) => (
      <>
        <CitedValue row={row} point={row}>
          <b>{valueWords(row)}</b>
        </CitedValue>{' '}
        {row.unit}
        <small className="muted">{row.scope}</small>
      </>
    ),
  },
  {
    key: 'period',
    title: '期与原文',
    className: styles.period,
    cell: ({ period, frequency, status, first, issueNo, page }) => (
      <>
        {periodWords(period, frequency)}{' '}
        {status === 'provisional' && <span className="tag warn">{STATUSES.provisional}</span>}
        {first && <span className="tag">已修订</span>}
        <small className="muted">{[issueNo, page].filter(Boolean).join(' ') || '原文未注明'}</small>
      </>
    ),
  },
  ...(tab === 'official'
    ? [
        {
          key: 'previous',
          title: '环比',
          numeric: true,
          cell: ({ overPrevious }: IndustryRow) => (
            <>
              <span className="card-only">环比 </span>
              <Change percent={overPrevious} />
            </>
          ),
        },
      ]
    : []),
  {
    key: 'year',
    title: '同比',
    numeric: true,
    cell: ({ overYear }) => (
      <>
        <span className="card-only">同比 </span>
        <Change percent={overYear} />
      </>
    ),
  },
  {
    key: 'base',
    title: '较基期',
    numeric: true,
    cell: ({ overBase, base }) => (
      <span title={baseWords(base)}>
        {base.value === null ? (
          <small className={classes('muted', styles.base)}>{overBaseWords(base)} </small>
        ) : (
          <span className="card-only">{overBaseWords(base)} </span>
        )}
        <Change percent={overBase} />
      </span>
    ),
  },
  { key: 'marks', title: <span className="sr-only">收藏与点赞</span>, card: 'mark', cell: marksOf },
];

const WORDS: ListWords = {
  list: '行业管理指标',
  openTo: '行业管理指标向登录会员开放。',
  nothing: ['还没有行业管理指标', '导入官方发布的指标，或恢复样例数据后再看。'],
  filtered: ['没有符合条件的指标', '一项也没有。去掉任一条件，或换一个地区再看。'],
};

export const Results = ({ marksOf }: { readonly marksOf: MarksOf }) => {
  const { view, refine } = useList(listDriver);
  const { tab } = view;
  const table = {
    caption: '行业管理指标',
    columns: columnsOf(tab, (series) => refine({ series }), marksOf),
    rowKey: ({ id }: IndustryRow) => id,
    className: styles.table,
  };
  return (
    <ListResults
      driver={listDriver}
      words={WORDS}
      isEmpty={({ indexDatas }) => indexDatas.length === 0}
      skeleton={<ListTable {...table} rows={undefined} />}
    >
      {({ indexDatas, total }, isBusy) => (
        <>
          <ListTable {...table} rows={indexDatas} isBusy={isBusy} />
          {total > indexDatas.length && (
            <p className="muted" role="status">
              共 {formatNumber(total)} 项，列出前 {formatNumber(indexDatas.length)}{' '}
              项；请选择地区或用关键词缩小范围。
            </p>
          )}
        </>
      )}
    </ListResults>
  );
};
