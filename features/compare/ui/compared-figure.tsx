import { Figure } from '#src/ui/figure.tsx';
import { sourceWords } from '#src/ui/figure-card/citation';
import type { Cost } from '#src/ui/figure-card/cost';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import { provenanceRows } from '#src/ui/figure-card/provenance-rows';
import { SourcedFigure } from '#src/ui/figure-card/sourced-figure.tsx';
import { digitsOf } from '#src/costing/digits';
import { formatNumber } from '#src/ui/format';
import { comparedQuoted, perOf } from '../compared-cost';
import type { Compared, FigureLine } from '../contract';

export interface ComparedFigureProps {
  readonly project: Compared;
  readonly line: Pick<FigureLine, 'name' | 'unit' | 'isCost' | 'keptTax'>;
  /** As the record gives it. */
  readonly value: number;
}

export const comparedCost = ({ project, line, value }: ComparedFigureProps): Cost => {
  const { name, areaName, provenance } = project;
  return {
    subject: name,
    name: line.name,
    quoted: comparedQuoted(project, line, value),
    areaName,
    unit: perOf(line) === 1 ? line.unit : '元',
    provenance: line.keptTax ? { ...provenance, taxBasis: line.keptTax } : provenance,
  };
};

/** A figure of the comparison with where it comes from; costs are read in the basis of the page. */
export const ComparedFigure = (props: ComparedFigureProps) => {
  const { project, line, value } = props;
  const digits = digitsOf(line.unit);
  if (line.isCost)
    return <CostFigure cost={comparedCost(props)} original="value" digits={digits} per={perOf(line)} />;
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
