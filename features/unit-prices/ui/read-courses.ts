import { NATIONWIDE } from '#src/contract/places';
import { addMonths } from '#src/costing/months';
import type { Quoted } from '#src/costing/rebaser';
import type { UnitPriceRow } from '../contract';
import type { Trend } from '../contract-market';
import { quotedIn } from './cost-of';

/** A cost as it is shown; null where it cannot be read in the basis. */
type Read = (quoted: Quoted) => number | null;

/** A median belongs to its month and place as a price does, and is moved in the shares of the record. */
const medianIn = (
  read: Read,
  row: UnitPriceRow,
  areaId: string,
  point: { readonly period: string; readonly p50: number | null },
) =>
  point.p50 === null
    ? null
    : read({ ...quotedIn(row, point.p50), priceDate: point.period, areaId, cityId: undefined });

/** The course with every month read in the basis of the page; a month that cannot be is a gap. */
export const readTrend = (trend: Trend, row: UnitPriceRow, read: Read): Trend => {
  const { scope, points, nationwide } = trend;
  const pointsIn = (areaId: string, all: Trend['points']) =>
    all.map((point) => ({ ...point, p50: medianIn(read, row, areaId, point) }));
  return { scope, points: pointsIn(scope.areaId, points), nationwide: pointsIn(NATIONWIDE, nationwide) };
};

/** The short course of a row, read likewise. */
export const readSpark = (row: UnitPriceRow, read: Read): UnitPriceRow['spark'] => {
  const { scope, until, values } = row.spark;
  const areaId = scope === 'nationwide' ? NATIONWIDE : row.areaId;
  const last = values.length - 1;
  return {
    scope,
    until,
    values: values.map((p50, at) =>
      medianIn(read, row, areaId, { period: addMonths(until, at - last), p50 }),
    ),
  };
};

/** The record's own price as it is shown. */
export const readOwn = (row: UnitPriceRow, read: Read): number | null => read(quotedIn(row, row.unitPrice));
