import type { ReactNode } from 'react';
import { pathIn, RECORDS } from '#src/contract/records';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { ListPager } from '#src/ui/listing/list-pager.tsx';
import { ListResults, type ListWords } from '#src/ui/listing/list-results.tsx';
import { ListTable } from '#src/ui/listing/list-table.tsx';
import { useSortHeads, type SortHead } from '#src/ui/listing/use-sort-heads.tsx';
import { useList } from '#src/ui/listing/use-list';
import { SourceBadge } from '#src/ui/source-badge/source-badge.tsx';
import type { WaterRow } from '../../contract';
import { listDriver } from '../../list-driver';
import { UNIT_BASES } from '../../contract-terms';
import { Value } from '../value';
import * as styles from '../water.module.css';

/** Buttons of other slices beside a record: 收藏, 点赞. */
export type MarksOf = (row: Pick<WaterRow, 'id' | 'name'>) => ReactNode;

const pathOf = pathIn(RECORDS.water);
export const detailHref = (id: string): string => `#${pathOf(id)}`;

/** 装机容量 1,200 kW */
export const Size = ({ row: { unitBasis, quantity } }: { readonly row: WaterRow }) => {
  const { of, unit } = UNIT_BASES[unitBasis];
  return (
    <>
      <Figure value={quantity} digits={Number.isInteger(quantity) ? 0 : 2} unit={unit} />{' '}
      <small className="muted">{of}</small>
    </>
  );
};

const columnsOf = (sorted: SortHead, isOneBasis: boolean, marksOf: MarksOf): readonly Column<WaterRow>[] => [
  {
    key: 'name',
    title: '工程',
    card: 'name',
    className: styles.name,
    cell: ({ id, name, source, kind, nature, stage }) => (
      <>
        <a href={detailHref(id)}>{name}</a> <SourceBadge source={source} />
        <small className="muted">{[kind, nature, stage].filter(Boolean).join(' · ')}</small>
      </>
    ),
  },
  { key: 'area', title: '地区', unbroken: true, card: 'right', cell: ({ areaName }) => areaName },
  { key: 'size', title: '规模', numeric: true, from: 'desktop', cell: (row) => <Size row={row} /> },
  {
    key: 'value',
    // Values of two unit bases stand in no order.
    ...(isOneBasis ? sorted('value', '指标值与口径') : { title: '指标值与口径' }),
    card: 'figure',
    className: styles.value,
    cell: (row) => <Value row={row} original="value" />,
  },
  { key: 'date', ...sorted('priceDate', '价格期'), unbroken: true, cell: ({ priceDate }) => priceDate },
  {
    key: 'marks',
    title: <span className="sr-only">收藏与点赞</span>,
    unbroken: true,
    card: 'foot',
    cell: marksOf,
  },
];

const WORDS: ListWords = {
  list: '水利与城市更新指标',
  openTo: '水利与城市更新指标列表向登录会员开放。',
  nothing: ['库里还没有水利与城市更新指标', '导入本单位的指标，或恢复样例数据后，会列在这里。'],
  filtered: ['没有符合条件的指标', '一项也没有。去掉任一条件，或换一个地区、年份再看。'],
};

export interface ResultsProps {
  readonly marksOf: MarksOf;
  /** Brings the top of the list back into sight. */
  readonly onTurned: () => void;
}

export const Results = ({ marksOf, onTurned }: ResultsProps) => {
  const { view } = useList(listDriver);
  const table = {
    caption: '水利与城市更新指标',
    columns: columnsOf(useSortHeads(listDriver), view.unitBasis !== undefined, marksOf),
    rowKey: ({ id }: WaterRow) => id,
    className: styles.table,
  };
  return (
    <ListResults
      driver={listDriver}
      words={WORDS}
      isEmpty={({ indexDatas }) => indexDatas.length === 0}
      skeleton={<ListTable {...table} rows={undefined} />}
    >
      {(page, isBusy) => (
        <>
          <ListTable {...table} rows={page.indexDatas} isBusy={isBusy} />
          <ListPager driver={listDriver} page={{ total: page.total }} onTurned={onTurned} />
        </>
      )}
    </ListResults>
  );
};
