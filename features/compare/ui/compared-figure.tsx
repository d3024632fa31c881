import { buildingKindOf } from '#src/costing/price-series';
import { Figure } from '#src/ui/figure.tsx';
import { sourceWords } from '#src/ui/figure-card/citation';
import type { Cost } from '#src/ui/figure-card/cost';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import { provenanceRows } from '#src/ui/figure-card/provenance-rows';
import { SourcedFigure } from '#src/ui/figure-card/sourced-figure.tsx';
import { digitsOf, formatNumber } from '#src/ui/format';
import type { Compared, Comparison, FigureLine } from '../contract';

export interface ComparedFigureProps {
  readonly project: Compared;
  readonly line: Pick<FigureLine, 'name' | 'unit' | 'isCost'>;
  /** As the record gives it. */
  readonly value: number;
  readonly taxBasis: Comparison['taxBasis'];
}

export const comparedCost = ({ project, line, value, taxBasis }: ComparedFigureProps): Cost => {
  const { name, areaName, areaId, cityId, type, priceDate, taxRate, provenance } = project;
  const building = buildingKindOf(type);
  return {
    subject: name,
    name: line.name,
    quoted: { value, priceDate, areaId, cityId, building, taxBasis, taxRate },
    areaName,
    unit: line.unit,
    provenance,
  };
};

/** A figure of the comparison with where it comes from; costs are read in the basis of the page. */
export const ComparedFigure = (props: ComparedFigureProps) => {
  const { project, line, value } = props;
  const digits = digitsOf(line.unit);
  if (line.isCost) return <CostFigure cost={comparedCost(props)} original="value" digits={digits} />;
  const { name, provenance } = project;
  return (
    <SourcedFigure
      source={() => ({
        title: `${line.name} · ${name}`,
        rows: provenanceRows(provenance),
        citation: `${name} ${line.name}：${formatNumber(value, digits)} ${line.unit}。${sourceWords(provenance)}`,
      })}
    >
      <Figure value={value} digits={digits} />
    </SourcedFigure>
  );
};
