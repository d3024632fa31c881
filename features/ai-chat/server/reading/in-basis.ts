import {
  basisWords,
  isMoved,
  isUsualBasis,
  SOME_PLACE,
  USUAL_BASIS,
  type Basis,
  type TaxBasis,
} from '#src/costing/basis';
import type { Gazetteer } from './places';
import type { QuestionReading } from './read-question';

/** A question with what its figures are read in. */
export interface QuestionInBasis extends QuestionReading {
  readonly basis: Basis & { readonly taxBasis: TaxBasis };
  /** 2024-06 · 湖北 · 除税; empty where the page has chosen nothing. */
  readonly basisWords: string;
  /** Neither the question nor the page says which. */
  readonly isTaxAssumed: boolean;
}

/** A span of months says which records are asked for, one month in whose prices. */
const monthOf = ({ period }: QuestionReading): string | undefined =>
  period && period.from === period.to ? period.from : undefined;

type Chosen = Pick<Basis, 'period' | 'areaId'>;
const moveOf = (period: string | undefined, areaId: string | undefined): Chosen => ({
  ...(period && { period }),
  ...(areaId && { areaId }),
});

/** Of a rebasing the question says where from; where to, only with a second month or place. */
const chosenToRebase = ({ months, places }: QuestionReading, page: Basis): Chosen =>
  months.length > 1 || places.length > 1 ? {} : moveOf(page.period, page.areaId);

const chosenOf = (reading: QuestionReading, page: Basis): Chosen => {
  if (reading.measure === 'rebase') return chosenToRebase(reading, page);
  const period = page.period && (monthOf(reading) ?? page.period);
  const areaId = reading.places.length > 0 ? undefined : page.areaId;
  return moveOf(period, areaId);
};

/** What a question names itself goes before what its page has chosen. */
export const inBasis = (reading: QuestionReading, page: Basis, regions: Gazetteer): QuestionInBasis => {
  const chosen = chosenOf(reading, page);
  const { areaId } = chosen;
  const basis = {
    ...chosen,
    taxBasis: reading.taxBasis ?? page.taxBasis ?? USUAL_BASIS.taxBasis,
    // Nothing else is moved by an index.
    ...(isMoved(chosen) && page.index && { index: page.index }),
  };
  const place = areaId && (regions.find((region) => region.areaId === areaId)?.name ?? SOME_PLACE);
  return {
    ...reading,
    basis,
    basisWords: isUsualBasis(page) ? '' : basisWords(basis, place),
    isTaxAssumed: reading.taxBasis === undefined && (page.taxBasis === undefined || isUsualBasis(page)),
  };
};
