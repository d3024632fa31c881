import { pathIn, RECORDS } from '#src/contract/records';
import { MONTH } from '#src/costing/months';

/** What the address of a price line says: the month that places are compared in, the newest where it is silent. */
export interface LineView {
  readonly period?: string;
}

const pathOf = pathIn(RECORDS.labor);

export const lineViewFrom = ({ period }: Readonly<Record<string, string | undefined>>): LineView =>
  period !== undefined && MONTH.test(period) ? { period } : {};

export const linePath = (id: string, { period }: LineView = {}): string =>
  period ? `${pathOf(id)}?period=${period}` : pathOf(id);
