import { use, type ReactNode } from 'react';
import { readAsQuoted, type Quoted, type Reading } from '../../costing/rebaser';
import { Figure, type FigureProps } from '../figure';
import { formatNumber } from '../format';
import { citationOf, quotedAs, type Cost } from './cost';
import { FiguresRead, type FigureReading } from './figure-reading';
import { provenanceRows } from './provenance-rows';
import { SourcedFigure, type Sourced } from './sourced-figure';
import { formulaOf, ledTo, workingInputs } from './working-of';

export interface CostFigureProps extends Pick<FigureProps, 'digits' | 'size' | 'unit'> {
  readonly cost: Cost;
  /** What stands beside a rebased figure: all it was quoted in, or the value alone in a table whose head says the rest. */
  readonly original?: 'full' | 'value';
  /** What stands beside a figure that is as it was quoted. */
  readonly asQuoted?: ReactNode;
}

const sourceOf = (cost: Cost, reading: Reading, { sources }: FigureReading): Sourced => {
  const { quoted, unit, name, subject, provenance } = cost;
  const original = `${formatNumber(quoted.value, 2)} ${unit}`;
  return {
    title: `${name} · ${subject}`,
    rows: provenanceRows(provenance),
    citation: citationOf(cost, reading),
    ...(reading.kind === 'rebased' && {
      working: {
        formula: formulaOf(quoted.value, reading.steps),
        result: `${formatNumber(reading.value, 2)} ${unit}`,
        inputs: [
          { label: '原值', value: original, source: quotedAs(cost) },
          ...workingInputs(reading.steps, sources),
        ],
      },
    }),
  };
};

const Beside = ({ cost, original, reading }: CostFigureProps & { readonly reading: Reading }) => {
  if (reading.kind === 'impossible') return <small className="rebased-not">未折算：{reading.reason}</small>;
  const value = `原 ${formatNumber(cost.quoted.value, 2)}`;
  if (original === 'value') return <small className="rebased-from">{value}</small>;
  return (
    <small className="rebased-from">
      <span>
        <span className="rebased-mark">折算</span> {value}
      </span>
      <span>（{quotedAs(cost)}）</span>
    </small>
  );
};

/** A cost read in the basis of the page, its original beside it; pressed, it tells where it comes from. */
export const CostFigure = ({ cost, original = 'full', asQuoted, ...figure }: CostFigureProps) => {
  const read = use(FiguresRead);
  const reading = read.rebase(cost.quoted);
  const value = reading.kind === 'rebased' ? reading.value : cost.quoted.value;
  return (
    <>
      <SourcedFigure source={() => sourceOf(cost, reading, read)}>
        <Figure {...figure} value={value} />
      </SourcedFigure>
      {reading.kind === 'same' ? asQuoted : <Beside cost={cost} original={original} reading={reading} />}
    </>
  );
};

/** The same value without the figure; null where it cannot be read in the basis. */
export const useCostValue = (): ((quoted: Quoted) => number | null) => {
  const { rebase } = use(FiguresRead);
  return (quoted) => {
    const reading = rebase(quoted);
    if (reading.kind === 'impossible') return null;
    return reading.kind === 'rebased' ? reading.value : quoted.value;
  };
};

/** What a cost is shown in: its own basis, or that of the page. */
export const useCostBasis = (): ((cost: Pick<Cost, 'quoted' | 'areaName'>) => string) => {
  const { rebase } = use(FiguresRead);
  return ({ quoted, areaName }) => {
    const reading = rebase(quoted);
    return ledTo(quoted, areaName, reading.kind === 'rebased' ? reading.steps : []);
  };
};

/** Whether the page is read in a basis at all. */
export const useIsRebased = (): boolean => use(FiguresRead).rebase !== readAsQuoted;
