import { useCallback } from 'react';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import type { Palette } from '#src/ui/tokens';
import type { ProjectDetail } from '../../contract';
import { histogramOption } from '#src/ui/chart/histogram-option';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import { unitCostOf } from '../costs-of';
import { peerHistogram, type Classes } from './peer-histogram';
import { DeviationsTable } from './deviations-table';
import { PeerChoices } from './peer-choices';
import { Section } from './sections';
import { standingWords } from './standing-words';
import * as styles from '../projects.module.css';

const columns: readonly Column<Classes[number]>[] = [
  { key: 'class', title: '单方 元/㎡', cell: ({ from, to }) => `${formatNumber(from)}–${formatNumber(to)}` },
  { key: 'count', title: '工程数', numeric: true, cell: ({ count }) => formatNumber(count) },
];

interface HistogramProps {
  readonly classes: Classes;
  readonly band: ProjectDetail['standing']['band'];
  readonly own: number;
  readonly words: string;
}

const Histogram = ({ classes, band, own, words }: HistogramProps) => {
  const draw = useCallback(
    (colour: Palette) => histogramOption(peerHistogram(classes, band, own), colour),
    [classes, band, own],
  );
  return (
    <ChartFrame
      label={`同类单方造价分布图。${words}`}
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
  const { histogram, reference, band } = detail.standing;
  const own = useCostValue()(unitCostOf(detail.row).quoted);
  const words = standingWords(detail, own);
  return (
    <Section section="standing" note={reference}>
      <PeerChoices id={detail.row.id} n={detail.standing.n} />
      <p className={styles.standing}>{words}</p>
      {histogram && own !== null ? (
        <Histogram classes={histogram} band={band} own={own} words={words} />
      ) : (
        own !== null && <p className="muted">同类不足 10 个，不画分布图。</p>
      )}
      <DeviationsTable detail={detail} />
    </Section>
  );
};
