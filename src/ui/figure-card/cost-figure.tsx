import { use, useCallback, type ReactNode } from 'react';
import { readParts } from '#src/costing/read-parts';
import { readAsQuoted, type Quoted, type RebaseResult, type Rebase } from '#src/costing/rebaser';
import { Figure, type FigureProps } from '../figure';
import { formatNumber } from '../format';
import { citationOf, quotedAs, type Cost } from './cost';
import { FiguresRead, type FigureReading } from './figure-reading';
import { provenanceRows } from './provenance-rows';
import { remainderInput, withShare, type ShareOfSum } from './share-of-sum';
import { SourcedFigure, type Sourced } from './sourced-figure';
import { formulaOf, ledTo, workingInputs } from './working-of';

export interface CostFigureProps extends Pick<FigureProps, 'digits' | 'size' | 'unit'> {
  readonly cost: Cost;
  /**
   * What stands beside a rebased figure: all it was quoted in, or the value alone in a table whose head says the rest.
   */
  readonly original?: 'full' | 'value';
  /** What was quoted in its place, where the figure is read from another cost. */
  readonly quotedBeside?: Cost | undefined;
  /** What stands beside a figure that is as it was quoted. */
  readonly asQuoted?: ReactNode;
  /** Of a part of a sum: its share, so that the parts add up. */
  readonly share?: ShareOfSum;
  /** The figure is drawn in units of so many of its own: 10,000 for 万元. */
  readonly per?: number;
}

const sourceOf = (
  { cost, share }: Pick<CostFigureProps, 'cost' | 'share'>,
  alone: RebaseResult,
  { sources }: FigureReading,
): Sourced => {
  const reading = withShare(alone, share);
  const { quoted, unit, name, subject, provenance } = cost;
  const original = `${formatNumber(quoted.value, 2)} ${unit}`;
  return {
    title: `${name} · ${subject}`,
    rows: [
      ...provenanceRows(provenance),
      ...(reading.kind === 'impossible' ? [{ term: '折算', detail: `不可换算：${reading.reason}` }] : []),
    ],
    citation: citationOf(cost, reading),
    ...(reading.kind === 'rebased' && {
      working: {
        formula: formulaOf(quoted.value, reading.steps),
        result: `${formatNumber(reading.value, 2)} ${unit}`,
        inputs: [
          { label: '原值', value: original, source: quotedAs(cost) },
          ...workingInputs(reading.steps, sources),
          ...remainderInput(alone, share, unit),
        ],
      },
    }),
  };
};

/** In a table the reason would drown the figures: the card and the title have it. */
const NotRead = ({ reason, isShort }: { readonly reason: string; readonly isShort: boolean }) => (
  <small className="rebased-not" title={reason}>
    {isShort ? '不可换算' : `不可换算：${reason}`}
  </small>
);

const Beside = ({
  cost,
  original,
  per = 1,
  reading,
}: CostFigureProps & { readonly reading: RebaseResult }) => {
  if (reading.kind === 'impossible') return <NotRead reason={reading.reason} isShort={original !== 'full'} />;
  const value = `原 ${formatNumber(cost.quoted.value / per, 2)}`;
  if (original !== 'full')
    return (
      <small className="rebased-from">
        <span>{value}</span>
      </small>
    );
  return (
    <small className="rebased-from">
      <span>
        <span className="tag">折算</span> {value}
      </span>
      <span>（{quotedAs(cost)}）</span>
    </small>
  );
};

/** A cost read in the basis of the page, its original beside it; pressed, it tells where it comes from. */
export const CostFigure = (props: CostFigureProps) => {
  const { cost, original = 'full', quotedBeside = cost, asQuoted, share, per = 1, ...figure } = props;
  const read = use(FiguresRead);
  const alone = read.rebase(cost.quoted);
  const reading = withShare(alone, share);
  const value = reading.kind === 'rebased' ? reading.value : cost.quoted.value;
  const beside = quotedBeside === cost ? reading : read.rebase(quotedBeside.quoted);
  return (
    <>
      <SourcedFigure source={() => sourceOf(props, alone, read)}>
        <Figure {...figure} value={value / per} />
      </SourcedFigure>
      {beside.kind === 'same' ? (
        asQuoted
      ) : (
        <Beside cost={quotedBeside} original={original} per={per} reading={beside} />
      )}
    </>
  );
};

/** Pressed, what stands inside tells where the cost comes from; how it is read is drawn by whoever uses it. */
export const CostPress = ({ cost, children }: { readonly cost: Cost; readonly children: ReactNode }) => {
  const read = use(FiguresRead);
  return (
    <SourcedFigure source={() => sourceOf({ cost }, read.rebase(cost.quoted), read)}>
      {children}
    </SourcedFigure>
  );
};

/** How costs of the page are read; the same function until that changes. */
export const useRebase = (): Rebase => use(FiguresRead).rebase;

/** The same value without the figure; null where it cannot be read in the basis. The same function until that changes. */
export const useCostValue = (): ((quoted: Quoted) => number | null) => {
  const { rebase } = use(FiguresRead);
  return useCallback(
    (quoted: Quoted) => {
      const reading = rebase(quoted);
      if (reading.kind === 'impossible') return null;
      return reading.kind === 'rebased' ? reading.value : quoted.value;
    },
    [rebase],
  );
};

/** Parts of a sum as they are read in the basis, adding up to it; undefined where each is read for itself. */
export const useParts = (): ((whole: Quoted, parts: readonly Quoted[]) => readonly number[] | undefined) => {
  const { rebase } = use(FiguresRead);
  return (whole, parts) => readParts(whole, parts, rebase);
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
