import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { widened, type Sight } from './rows-in-sight';
import { useFrame } from './use-frame';
import './long-list.css';

/** Rows drawn beyond the edge, so that none is missing when it comes into sight. */
const BEYOND = 6;

export interface LongListProps {
  /** Names the table. */
  readonly label: string;
  readonly count: number;
  /** Each of its cells has the role columnheader. */
  readonly head: ReactNode;
  readonly columns: number;
  readonly isBusy?: boolean;
  /** Where the list is taken whenever `entry` changes. */
  readonly start: number;
  readonly entry: string | number;
  /** Cells of a row. While the list moves, what is costly and not needed may be left out. */
  readonly drawRow: (row: number, isMoving: boolean) => ReactNode;
  readonly onSight: (sight: Sight) => void;
  /** The list has stood still with this row at its top. */
  readonly onRest: (first: number) => void;
}

/**
 * A table of any length, of which only the rows in sight are drawn. All rows have the height of `.long-list-probe`, so
 * that every row has its place before it has come.
 */
export function LongList(props: LongListProps) {
  const { label, count, head, columns, isBusy = false, start, entry, drawRow, onSight, onRest } = props;
  const frame = useRef<HTMLDivElement>(null);
  const headRow = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const { rowHeight, sight, isMoving, onScroll } = useFrame({ frame, head: headRow, probe, count, onRest });
  const drawn = widened(sight, BEYOND, count);
  const isReady = rowHeight > 0 && count > 0;

  const target = useRef(start);
  target.current = start;
  useLayoutEffect(() => {
    if (isReady && frame.current) frame.current.scrollTop = target.current * rowHeight;
  }, [entry, isReady, rowHeight]);

  useEffect(() => {
    if (sight.last >= sight.first) onSight(sight);
  }, [sight, onSight]);

  return (
    <div
      ref={frame}
      className="long-list"
      role="table"
      aria-label={label}
      aria-rowcount={count + 1}
      aria-colcount={columns}
      aria-busy={isBusy}
      tabIndex={0}
      onScroll={onScroll}
    >
      <div ref={headRow} role="rowgroup" className="long-list-head">
        <div role="row" aria-rowindex={1} className="long-list-cells">
          {head}
        </div>
      </div>
      <div ref={probe} className="long-list-probe" aria-hidden />
      <div role="rowgroup" className="long-list-rows" style={{ height: count * rowHeight }}>
        {Array.from({ length: Math.max(0, drawn.last - drawn.first + 1) }, (_, index) => {
          const row = drawn.first + index;
          return (
            <div
              key={row}
              role="row"
              aria-rowindex={row + 2}
              className="long-list-row long-list-cells"
              style={{ top: row * rowHeight, height: rowHeight }}
            >
              {drawRow(row, isMoving)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
