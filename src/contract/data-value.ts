import * as z from 'zod/mini';

/** What may stand in a figure's place: not given, not applicable, contained in another figure of the record. */
export const MARKERS = { missing: '--', inapplicable: '/', contained: '===' } as const;

/** A figure of a published record, or the sign that says why there is none. */
export const dataValue = z.union([z.number(), z.enum(['--', '/', '==='])]);
export type DataValue = z.output<typeof dataValue>;

/** Numbers from zero up, written or not, and `===` count as valid; `--`, `/` and nothing do not. */
export const isValidValue = (value: number | string): boolean =>
  value === MARKERS.contained || (String(value).trim() !== '' && Number(value) >= 0);
