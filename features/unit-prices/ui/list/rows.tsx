import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSortHeads } from '#src/ui/listing/use-sort-heads.tsx';
import { LongList } from '#src/ui/long-list/long-list.tsx';
import type { Sight } from '#src/ui/long-list/rows-in-sight';
import { useOnceOnline } from '#src/ui/network';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { unitPriceList, type Sort } from '../../contract';
import { listDriver } from '../../list-driver';
import { isMissing } from '../../selectors';
import { selectList } from '../../selectors';
import { rowAt, WINDOW, windowOf, windowsBetween } from '../../windows';
import { rowCount } from './row-count';
import { UnitPriceLine, type MarksOf } from './unit-price-line';
import { WaitingLine } from './waiting-line';
import * as styles from '../unit.module.css';

const SortHead = ({ sort, label, numeric }: { sort: Sort; label: string; numeric?: boolean }) => {
  const head = useSortHeads(listDriver)(sort, label);
  return (
    <div role="columnheader" aria-sort={head.sort} className={numeric ? 'numeric' : undefined}>
      {head.title}
    </div>
  );
};

const Head = ({ children }: { readonly children: string }) => <div role="columnheader">{children}</div>;

const COLUMNS = 8;
const ListHead = () => (
  <>
    <Head>清单项目 / 特征</Head>
    <Head>单位</Head>
    <SortHead sort="unitPrice" label="单价 元" numeric />
    <Head>同类 P25 – 中位 – P75</Head>
    <Head>近 12 月</Head>
    <Head>地区</Head>
    <SortHead sort="priceDate" label="价格期" />
    <div role="columnheader">
      <span className="sr-only">收藏与点赞</span>
    </div>
  </>
);

export interface RowsProps {
  readonly marksOf: MarksOf;
}

/** Rows ahead of and behind those in sight that are fetched with them. */
const AHEAD = WINDOW / 2;

/** One list without pages: what is in sight is drawn, what is about to come into sight is fetched. */
export const Rows = ({ marksOf }: RowsProps) => {
  const send = useSend();
  const list = useSelector(selectList);
  const count = rowCount(list);
  const [sight, setSight] = useState<Sight>();
  const first = sight ? Math.max(0, sight.first - AHEAD) : 0;
  const last = sight ? Math.min(count - 1, sight.last + AHEAD) : -1;
  const lacksRows = windowsBetween(first, last).some((window) => isMissing(list, window));
  const [from, to] = [windowOf(first), windowOf(last)];
  useEffect(() => {
    if (to >= from && to >= 0) send(commands.loadVisibleRows({ first: from * WINDOW, last: to * WINDOW }));
  }, [send, from, to, lacksRows]);
  useOnceOnline(
    list.lost.length > 0
      ? () => list.lost.forEach((window) => send(commands.retryWindow({ window })))
      : undefined,
  );

  const drawRow = useCallback(
    (index: number, isMoving: boolean) => {
      const row = rowAt(list.windows, index);
      if (row) {
        return <UnitPriceLine row={row} scheme={list.scheme} marksOf={marksOf} isMoving={isMoving} />;
      }
      const window = windowOf(index);
      const retry = () => send(commands.retryWindow({ window }));
      return <WaitingLine onRetry={list.lost.includes(window) ? retry : undefined} />;
    },
    [send, list.windows, list.lost, list.scheme, marksOf],
  );
  const rest = useCallback((row: number) => send(commands.saveScrollPosition({ row })), [send]);
  return (
    <div
      data-view={unitPriceList.pathTo({ ...list.view, row: undefined })}
      className={styles.rows}
      data-stale={list.isStale}
    >
      <LongList
        label="综合单价指标"
        count={count}
        columns={COLUMNS}
        head={<ListHead />}
        isBusy={list.isStale}
        start={list.view.row ?? 0}
        entry={list.entry}
        drawRow={drawRow}
        onSight={setSight}
        onRest={rest}
      />
    </div>
  );
};
