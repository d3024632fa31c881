import { meaningOf, type FACTS, type FactCode, type SECTION_FACTS } from './facts';

/** What a fact may say of itself. A field without a value is null or left out. */
export type FieldKind = 'text' | 'number' | 'flag';
type Fields = Readonly<Record<string, FieldKind>>;

const fields = <const F extends Readonly<Partial<Record<keyof typeof FACTS, Fields>>>>(all: F): F => all;

/** A code that is not listed says nothing but that it happened. */
const FACT_FIELDS = fields({
  '100100': { title: 'text', route: 'text' },
  '100101': { route: 'text', dwellMs: 'number' },
  '100102': { tab: 'text' },
  '100103': { reason: 'text', to: 'text' },
  '100106': { name: 'text' },
  '100107': { item: 'text', id: 'text' },
  '110101': { tab: 'number' },
  '110102': { tab: 'number' },
  '110103': { method: 'text' },
  '110104': { method: 'text', isNewUser: 'flag', accounts: 'number' },
  '110105': { method: 'text', statusCode: 'number' },
  '110106': { scene: 'text' },
  '110107': { scene: 'text', result: 'text', statusCode: 'number' },
  '110108': { state: 'text' },
  '110109': { kind: 'text', haveRights: 'flag' },
  '110110': { reason: 'text' },
  '110111': { result: 'text' },
  '110201': { ok: 'flag' },
  '110202': { ok: 'flag' },
  '110203': { others: 'flag' },
  '120101': { cause: 'text', route: 'text' },
  '120102': { from: 'text' },
  '120103': { from: 'text' },
  '120105': { ok: 'flag', statusCode: 'number' },
  '120107': { purpose: 'text', ok: 'flag', statusCode: 'number' },
  '200101': { keyword: 'text', type: 'text', from: 'text' },
  '200102': { type: 'text', total: 'number', ms: 'number' },
  '200103': { statusCode: 'number', ms: 'number' },
  '200104': { n: 'number' },
  '200105': { rank: 'number' },
  '200106': { id: 'text', rank: 'number', viewType: 'text' },
  '200107': { keyword: 'text' },
  '200108': { name: 'text', value: 'text' },
  '200109': { n: 'number' },
  '200110': { by: 'text', order: 'text' },
  '200111': { areaId: 'text', how: 'text' },
  '200112': { basis: 'text' },
  '210102': { total: 'number', areaId: 'text' },
  '210302': { subject: 'text' },
  '210402': { projects: 'number' },
  '210403': { projects: 'number', taxBasis: 'text' },
  '210501': { total: 'number' },
  '220501': { ok: 'flag', statusCode: 'number' },
  '230101': { code: 'text', areaId: 'text', source: 'text' },
  '230503': { how: 'text' },
  '240501': { on: 'flag' },
  '250203': { id: 'text' },
  '280501': { id: 'text' },
  '280502': { id: 'text', status: 'text' },
  '280503': { sheets: 'number' },
  '280504': { kind: 'text', stored: 'number', refused: 'number' },
  '290102': { moduleName: 'text', total: 'number' },
  '300101': { kind: 'text', id: 'text', count: 'number' },
  '300102': { kind: 'text', id: 'text', count: 'number' },
  '300201': { kind: 'text', id: 'text' },
  '300202': { kind: 'text', id: 'text' },
  '310101': { ok: 'flag', kind: 'text', statusCode: 'number' },
  '310102': { n: 'number' },
  '400201': { points: 'number', isMadeUp: 'flag' },
  '400302': { product: 'text' },
  '400402': { prize: 'text' },
  '500101': { step: 'number' },
  '500102': { step: 'number' },
  '500104': { step: 'number' },
  '500105': { ok: 'flag' },
  '600101': { id: 'text' },
  '600102': { id: 'text', durationMs: 'number', ended: 'flag', via: 'text' },
  '600103': { id: 'text' },
  '600202': { ok: 'flag', statusCode: 'number' },
  '600401': { act: 'text' },
  '600402': { ok: 'flag' },
  '600501': { ok: 'flag', section: 'text', statusCode: 'number', reason: 'text', length: 'number' },
  '900101': { statusCode: 'number', slice: 'text' },
  '900102': { kind: 'text', name: 'text' },
  '900201': { ms: 'number' },
  '990101': { backlog: 'number' },
  '990102': { n: 'number', codes: 'text', why: 'text' },
  '990104': { n: 'number', oldestMs: 'number' },
  '990105': { why: 'text' },
});

/** Of the facts that every section of data knows. */
const SECTION_FACT_FIELDS = {
  '0101': { total: 'number', areaId: 'text' },
  '0201': { id: 'text', module: 'text' },
  '0202': { id: 'text', dwellMs: 'number' },
  '0301': { id: 'text', type: 'text', ok: 'flag', format: 'text', rows: 'number', isCut: 'flag' },
} as const satisfies Readonly<Record<keyof typeof SECTION_FACTS, Fields>>;

interface Kinds {
  readonly text: string;
  readonly number: number;
  readonly flag: boolean;
}
type Values<F> = { readonly [N in keyof F]?: F[N] extends FieldKind ? Kinds[F[N]] | null : never };
type FieldsOf<C extends string> = C extends keyof typeof FACT_FIELDS
  ? (typeof FACT_FIELDS)[C]
  : C extends `2${number}${infer O extends keyof typeof SECTION_FACT_FIELDS}`
    ? (typeof SECTION_FACT_FIELDS)[O]
    : Record<never, never>;

/** What a fact of this code may say; of an object without fields TypeScript would let any pass. */
export type FactQuery<C extends FactCode> = keyof FieldsOf<C> extends never
  ? Readonly<Record<string, never>>
  : Values<FieldsOf<C>>;

const TYPES: Readonly<Record<FieldKind, string>> = { text: 'string', number: 'number', flag: 'boolean' };
export const fitsKind = (kind: FieldKind, value: unknown): boolean =>
  value === null || typeof value === TYPES[kind];

const OF_SECTION = /^2[1-9](\d{4})$/;

/** For whoever has a code as text; undefined where the code is in no catalogue. */
export const fieldsOf = (fncode: string): Fields | undefined => {
  if (meaningOf(fncode) === undefined) return undefined;
  return (
    (FACT_FIELDS as Readonly<Record<string, Fields>>)[fncode] ??
    (SECTION_FACT_FIELDS as Readonly<Record<string, Fields>>)[OF_SECTION.exec(fncode)?.[1] ?? ''] ??
    {}
  );
};
