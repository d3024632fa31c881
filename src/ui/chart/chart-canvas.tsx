import { BarChart, LineChart, TreemapChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components';
import { init, use as register, type EChartsType } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { dark, light } from '../tokens';
import { useTheme } from '../use-theme';
import { withHouseStyle, type DrawOption } from './chart-option';

register([
  BarChart,
  LineChart,
  TreemapChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
  CanvasRenderer,
]);

export interface ChartCanvasProps {
  /** Read out instead of the drawing. */
  readonly label: string;
  /** Keep its identity between renders, or the chart is drawn anew each time. */
  readonly draw: DrawOption;
  /** Index of the datum that was chosen, in its series. */
  readonly onChoose?: ((index: number) => void) | undefined;
}

const mayMove = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

export function ChartCanvas({ label, draw, onChoose }: ChartCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const { theme } = useTheme();

  useEffect(() => {
    if (!box.current) return undefined;
    const made = init(box.current);
    chart.current = made;
    const watcher = new ResizeObserver(() => made.resize());
    watcher.observe(box.current);
    return () => {
      watcher.disconnect();
      made.dispose();
    };
  }, []);

  useEffect(() => {
    const option = withHouseStyle(draw, theme === 'dark' ? dark : light, label, mayMove());
    chart.current?.setOption(option, { notMerge: true });
  }, [draw, label, theme]);

  useEffect(() => {
    const made = chart.current;
    if (!made || !onChoose) return undefined;
    const choose = ({ dataIndex }: { readonly dataIndex?: number }) => {
      if (dataIndex !== undefined) onChoose(dataIndex);
    };
    made.on('click', choose);
    return () => {
      made.off('click', choose);
    };
  }, [onChoose]);

  return <div ref={box} className="chart-canvas" data-open-picture="" role="img" aria-label={label} />;
}
