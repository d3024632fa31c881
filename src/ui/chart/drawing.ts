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
import type { ChartOption } from './chart-option';

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

export interface Drawing {
  show(option: ChartOption): void;
  end(): void;
}

/**
 * A chart as large as its place. The observer tells the size once the page is laid out and before it is painted: a
 * chart that asked for it would have the whole page laid out anew, and one that is told it twice is drawn twice.
 */
export const openDrawing = (place: HTMLElement, onChoose: (index: number) => void): Drawing => {
  let chart: EChartsType | undefined;
  let wanted: ChartOption | undefined;
  const draw = () => {
    if (wanted) chart?.setOption(wanted, { notMerge: true });
  };
  const watcher = new ResizeObserver((entries) => {
    const size = entries.at(-1)?.contentRect;
    if (!size) return;
    const { width, height } = size;
    if (chart) {
      chart.resize({ width, height });
      return;
    }
    chart = init(place, null, { width, height });
    chart.on('click', ({ dataIndex }: { readonly dataIndex?: number }) => {
      if (dataIndex !== undefined) onChoose(dataIndex);
    });
    draw();
  });
  watcher.observe(place);
  return {
    show: (option) => {
      wanted = option;
      draw();
    },
    end: () => {
      watcher.disconnect();
      chart?.dispose();
    },
  };
};
