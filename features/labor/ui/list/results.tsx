import type { ReactNode } from 'react';
import { Change } from '#src/ui/change.tsx';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { formatNumber } from '#src/ui/format';
import { ListResults, type ListWords } from '#src/ui/listing/list-results.tsx';
import { ListTable } from '#src/ui/listing/list-table.tsx';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { LaborPage, LaborRow } from '../../contract';
import { linePath } from '../../line-view';
import { listDriver } from '../../list-driver';
import { bandWords, includedWords } from '../../labels';
import { CitedPrice, sayPrice } from '../cited-price';
import * as styles from '../labor.module.css';

/** Buttons of other slices beside a price: 收藏, 点赞. */
export type MarksOf = (row: Pick<LaborRow, 'id' | 'name'>) => ReactNode;

const Cited = ({ row, value }: { readonly row: LaborRow; readonly value: number }) => (
  <CitedPrice item={row} band={row}>
    <Figure value={value} />
  </CitedPrice>
);

/** A month that is not the newest goes along to the page of the price. */
const pathTo = ({ id, period }: LaborRow, newest: string | undefined): string =>
  linePath(id, period === newest ? {} : { period });

const columnsWith = (marksOf: MarksOf, newest?: string): readonly Column<LaborRow>[] => [
  {
    key: 'name',
    title: '子目',
    card: 'name',
    className: styles.name,
    cell: (row) => (
      <>
        <a href={`#${pathTo(row, newest)}`}>{row.name}</a> <SourceBadge source={row.source} />
        <small className="muted">
          {row.section} · {row.mode} · {row.areaName}
        </small>
      </>
    ),
  },
  { key: 'unit', title: '单位', unbroken: true, className: styles.wide, cell: ({ unit }) => unit },
  {
    key: 'low',
    title: '低 元',
    numeric: true,
    className: styles.wide,
    cell: (row) => <Cited row={row} value={row.low} />,
  },
  {
    key: 'middle',
    title: '中 元',
    numeric: true,
    card: 'figure',
    cell: (row) => (
      <CitedPrice item={row} band={row}>
        <b>
          <Figure value={row.middle} />
        </b>
        <span className="card-only">
          {' '}
          元/{row.unit}（{sayPrice(row.low)} – {sayPrice(row.high)}）
        </span>
      </CitedPrice>
    ),
  },
  {
    key: 'high',
    title: '高 元',
    numeric: true,
    className: styles.wide,
    cell: (row) => <Cited row={row} value={row.high} />,
  },
  {
    key: 'change',
    title: '环比',
    numeric: true,
    cell: ({ change }) => (
      <>
        <span className="card-only">环比 </span>
        <Change percent={change} />
      </>
    ),
  },
  {
    key: 'n',
    title: 'n',
    numeric: true,
    cell: ({ n }) => (
      <span title={bandWords(n)}>
        <span className="card-only">n = </span>
        {formatNumber(n)}
      </span>
    ),
  },
  {
    key: 'content',
    title: '特征与所含',
    card: 'foot',
    className: styles.content,
    cell: (row) => (
      <>
        <span>{row.content || '未注明工作内容'}</span>
        <small className="muted">{includedWords(row)}</small>
      </>
    ),
  },
  {
    key: 'marks',
    title: <span className="sr-only">收藏与点赞</span>,
    card: 'mark',
    cell: marksOf,
  },
];

const WORDS: ListWords = {
  list: '劳务价格',
  openTo: '劳务价格列表向登录会员开放。',
  nothing: ['该地区这一期没有劳务价格', '换一个地区或一期，或在导入本单位的劳务价格后再看。'],
  filtered: ['没有符合条件的劳务价格', '一条也没有。去掉任一条件，或换一个地区、一期再看。'],
};

/** A city shows what it has, and its province's beside it. */
const FromProvince = ({ areaId, rows, ofProvince }: Pick<LaborPage, 'areaId' | 'rows' | 'ofProvince'>) => {
  const first = rows.find((row) => row.areaId !== areaId);
  if (ofProvince === 0 || !first) return null;
  return (
    <p className="muted" role="status">
      所选城市没有单列的 {formatNumber(ofProvince)} 条，列出的是{first.areaName}的价格。
    </p>
  );
};

const keyOf = ({ id }: LaborRow): string => id;

export const Results = ({ marksOf }: { readonly marksOf: MarksOf }) => {
  const table = { caption: '劳务价格', rowKey: keyOf, className: styles.table };
  return (
    <ListResults
      driver={listDriver}
      words={WORDS}
      isEmpty={({ rows }) => rows.length === 0}
      skeleton={<ListTable {...table} columns={columnsWith(marksOf)} rows={undefined} />}
    >
      {({ areaId, rows, total, ofProvince, periods }, isBusy) => (
        <>
          <FromProvince areaId={areaId} rows={rows} ofProvince={ofProvince} />
          <ListTable {...table} columns={columnsWith(marksOf, periods[0])} rows={rows} isBusy={isBusy} />
          {total > rows.length && (
            <p className="muted" role="status">
              共 {formatNumber(total)} 条，列出前 {formatNumber(rows.length)}{' '}
              条；请选择分部或用关键词缩小范围。
            </p>
          )}
        </>
      )}
    </ListResults>
  );
};
