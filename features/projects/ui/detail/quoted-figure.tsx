import { Figure, type FigureProps } from '#src/ui/figure.tsx';
import { sourceWords } from '#src/ui/figure-card/citation';
import { provenanceRows } from '#src/ui/figure-card/provenance-rows';
import { SourcedFigure } from '#src/ui/figure-card/sourced-figure.tsx';
import { digitsOf } from '#src/costing/digits';
import { formatNumber } from '#src/ui/format';
import type { ProjectDetail } from '../../contract';
import type { Verdict } from '../../contract-verdicts';
import { reviewedAs } from '../reviewed-as';

export interface QuotedFigureProps extends Pick<FigureProps, 'size' | 'emptyText'> {
  readonly detail: Pick<ProjectDetail, 'row'>;
  /** 钢筋含量 地上 */
  readonly name: string;
  readonly value: number | null;
  /** kg/㎡ */
  readonly unit: string;
  /** A reviewer has found it right. */
  readonly mark?: Verdict | undefined;
}

/** A quantity as the record gives it: no basis changes it. */
export const QuotedFigure = ({ detail: { row }, name, value, unit, mark, ...figure }: QuotedFigureProps) => {
  const drawn = <Figure {...figure} value={value} digits={digitsOf(unit)} />;
  if (value === null) return drawn;
  const provenance = reviewedAs(row.provenance, mark);
  return (
    <SourcedFigure
      source={() => ({
        title: `${name} · ${row.name}`,
        rows: provenanceRows(provenance),
        citation: `${row.name} ${name}：${formatNumber(value, digitsOf(unit))} ${unit}。${sourceWords(provenance)}`,
      })}
    >
      {drawn}
    </SourcedFigure>
  );
};
