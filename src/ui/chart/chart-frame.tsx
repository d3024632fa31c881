import { Suspense, useState, type ReactNode } from 'react';
import { lazyView } from '../lazy/lazy-view';
import { canvasPart } from './canvas-part';
import type { ChartCanvasProps } from './chart-canvas';
import '../styles/chart.css';

const ChartCanvas = lazyView(canvasPart, ({ ChartCanvas: Canvas }) => Canvas);

export interface ChartFrameProps extends ChartCanvasProps {
  /** Fixed before the chart arrives, so that nothing moves when it does. */
  readonly height?: 'low' | 'medium' | 'high';
  /** The same figures as a table: for those who cannot see the drawing, and for those who want to copy them. */
  readonly table: ReactNode;
}

/** A chart in a box of fixed height, with its table one press away. */
export function ChartFrame({ height = 'medium', table, ...chart }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={`chart-frame chart-${height}`}>
      <button
        type="button"
        className="plain chart-switch no-print"
        aria-pressed={asTable}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? '看图' : '看表格'}
      </button>
      {asTable ? (
        <div className="chart-table">{table}</div>
      ) : (
        <Suspense fallback={<div className="chart-canvas chart-waiting" aria-busy="true" />}>
          <ChartCanvas {...chart} />
        </Suspense>
      )}
    </figure>
  );
}
