import { useCallback } from 'react';
import { ChartFrame } from '#src/ui/chart/chart-frame.tsx';
import { histogramOption } from '#src/ui/chart/histogram-option';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { useCostValue } from '#src/ui/figure-card/cost-figure.tsx';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import type { Palette } from '#src/ui/tokens';
import type { WaterDetail } from '../../contract';
import { valueOf } from '../cost-of';
import * as styles from '../water.module.css';

type Classes = NonNullable<WaterDetail['standing']['histogram']>;

/** The place in the group as a sentence, `own` read like the others; with too few nothing is claimed. */
export const standingWords = (
  { standing: { n, rank, band }, row }: Pick<WaterDetail, 'standing' | 'row'>,
  own: number | null,
): string => {
  if (own === null) return '本项指标不能折算到所选口径，不作比较。';
  if (rank === null) return `同类只有 ${n} 项，样本不足，不作比较。`;
  const place = `本项 ${formatNumber(own, 2)} ${row.unitBasis}，在 ${formatNumber(n)} 项同类中有 ${formatNumber(rank)}% 不高于它`;
  if (!band) return `${place}；少于 10 个样本，不给区间。`;
  const where =
    own < band.p25 ? '低于同类的中间一半' : own > band.p75 ? '高于同类的中间一半' : '落在同类的中间一半之内';
  return `${place}，${where}（${formatNumber(band.p25, 2)}–${formatNumber(band.p75, 2)}，中位 ${formatNumber(band.p50, 2)}）。`;
};

const columnsOf = (unit: string): readonly Column<Classes[number]>[] => [
  {
    key: 'class',
    title: unit,
    cell: ({ from, to }) => `${formatNumber(from, 2)}–${formatNumber(to, 2)}`,
  },
  { key: 'count', title: '项数', numeric: true, cell: ({ count }) => formatNumber(count) },
];

interface HistogramProps {
  readonly detail: WaterDetail;
  readonly classes: Classes;
  readonly own: number;
  readonly words: string;
}

const Histogram = ({ detail, classes, own, words }: HistogramProps) => {
  const { band } = detail.standing;
  const { unitBasis } = detail.row;
  const draw = useCallback(
    (colour: Palette) =>
      histogramOption(
        {
          classes,
          band,
          mark: { value: own, words: `本项 ${formatNumber(own, 2)}` },
          say: (value) => formatNumber(value, value < 100 ? 1 : 0),
          tell: ({ from, to, count }) =>
            `${formatNumber(from, 2)}–${formatNumber(to, 2)} ${unitBasis}\n${count} 项`,
        },
        colour,
      ),
    [classes, band, own, unitBasis],
  );
  return (
    <ChartFrame
      label={`同类指标值分布图。${words}`}
      draw={draw}
      table={
        <DataTable
          caption="同类指标值分布"
          columns={columnsOf(unitBasis)}
          rows={classes}
          rowKey={({ from }) => String(from)}
        />
      }
    />
  );
};

export const StandingSection = ({ detail }: { readonly detail: WaterDetail }) => {
  const { histogram, reference, widened } = detail.standing;
  const own = useCostValue()(valueOf(detail.row).quoted);
  const words = standingWords(detail, own);
  return (
    <Sheet title="同类中的位置" note={reference}>
      <p className={styles.says}>{words}</p>
      {widened && <p className="muted">{widened}。</p>}
      {histogram && own !== null ? (
        <Histogram detail={detail} classes={histogram} own={own} words={words} />
      ) : (
        own !== null && <p className="muted">同类不足 10 项，不画分布图。</p>
      )}
    </Sheet>
  );
};
