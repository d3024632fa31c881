import type { UnitPrice } from '../unit-price';

/** What the file leaves open or says otherwise. */
export interface Assumption {
  readonly words: string;
  /** Of this row alone. */
  readonly figures?: string;
}

/** A record of a bill with what was taken for granted of it. */
export interface BillRecord extends UnitPrice {
  readonly assumed: readonly Assumption[];
}

export const assumptionWords = ({ words, figures }: Assumption): string =>
  figures === undefined ? words : `${words}：${figures}`;

/** As it is stored: its provenance says what was assumed. */
export const withAssumptions = ({ assumed, ...record }: BillRecord): UnitPrice => {
  if (assumed.length === 0) return record;
  const words = `导入时假定：${assumed.map(assumptionWords).join('、')}`;
  const { provenance } = record;
  return { ...record, provenance: { ...provenance, note: `${provenance.note ?? ''}；${words}` } };
};
