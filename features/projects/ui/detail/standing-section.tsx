import { useCallback } from 'react';
import { DataTable, type Column } from '../../../../src/ui/data-table';
import { formatNumber } from '../../../../src/ui/format';
import type { Palette } from '../../../../src/ui/tokens';
import type { ProjectDetail } from '../../contract';
import { ChartFrame } from '../../../../src/ui/chart/chart-frame';
import { histogramOption, type Classes } from './histogram-option';
import { Section } from './section';
import { standingWords } from './standing-words';

const columns: readonly Column<Classes[number]>[] = [
  { key: 'class', title: '单方 元/㎡', cell: ({ from, to }) => `${formatNumber(from)}–${formatNumber(to)}` },
  { key: 'count', title: '工程数', numeric: true, cell: ({ count }) => formatNumber(count) },
];

const Histogram = ({ classes, detail }: { readonly classes: Classes; readonly detail: ProjectDetail }) => {
  const { row, standing } = detail;
  const draw = useCallback(
    (colour: Palette) => histogramOption(classes, standing.band, row.unitCost, colour),
    [classes, standing.band, row.unitCost],
  );
  return (
    <ChartFrame
      label={`同类单方造价分布图。${standingWords(detail)}`}
      draw={draw}
      table={
        <DataTable
          caption="同类单方造价分布"
          columns={columns}
          rows={classes}
          rowKey={({ from }) => String(from)}
        />
      }
    />
  );
};

export const StandingSection = ({ detail }: { readonly detail: ProjectDetail }) => {
  const { histogram, reference } = detail.standing;
  return (
    <Section section="standing" note={reference}>
      <p className="projects-standing">{standingWords(detail)}</p>
      {histogram ? (
        <Histogram classes={histogram} detail={detail} />
      ) : (
        <p className="band-none">同类不足 10 个，不画分布图。</p>
      )}
    </Section>
  );
};
