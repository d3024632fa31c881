import type { RootState } from '#src/kernel/state';
import type { Quoted } from '#src/costing/rebaser';
import type { UnitPriceRow } from '../../contract';
import type { SchemeTerms } from '../../contract-schemes';
import { changesNothing } from '../../detail-view';
import { priceUnderScheme, schemedRow, type PricedRecord, type SchemedPrice } from '../../price-under-scheme';
import { selectBlock, selectChosenScheme, selectDetail, selectTerms } from '../../selectors';
import { pricedRecord } from '../../trial';
import { quotedUnder } from '../cost-of';

export interface Trial {
  /** Undefined where the record gives nothing to recalculate, or before it has come. */
  readonly record: PricedRecord | undefined;
  readonly terms: SchemeTerms | undefined;
  /** Under the terms; undefined where nothing is changed. */
  readonly result: SchemedPrice | undefined;
  /** Name of the chosen scheme, while nothing else is tried out. */
  readonly scheme: string | undefined;
}

/** The price under the terms that are tried, before it is read in the basis of the page. */
export const triedPrice = (row: UnitPriceRow, { result, terms }: Trial): Quoted | undefined =>
  result && terms && quotedUnder(row, schemedRow(result), terms);

/** All that a trial is worked out from. */
export const trialParts = (state: RootState) => ({
  compositions: selectBlock('compositions')(state).data,
  works: selectBlock('works')(state).data,
  terms: selectTerms(state),
  isTried: selectDetail(state).terms !== undefined,
  chosen: selectChosenScheme(state),
});

export const trialOf = ({
  compositions,
  works,
  terms,
  isTried,
  chosen,
}: ReturnType<typeof trialParts>): Trial => {
  const record = pricedRecord(compositions, works?.summaries);
  const result = record && terms && !changesNothing(terms) ? priceUnderScheme(record, terms) : undefined;
  return { record, terms, result, scheme: isTried ? undefined : chosen?.name };
};
