import { fieldNames, simpleHeader } from '#infra/server/import/choices';
import { FIELDS, type FieldName } from './fields';

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Headers that houses use for several fields: what stands below them decides. */
export const EITHER: ReadonlyMap<string, readonly FieldName[]> = new Map([
  ['造价类型', ['stage', 'taxBasis']],
  ['计价类型', ['stage', 'taxBasis']],
  ['价格类型', ['stage', 'taxBasis']],
  ['计税方式', ['taxBasis', 'taxMethod']],
  ['计价方式', ['stage', 'taxBasis', 'taxMethod', 'basis']],
]);

/** Of every row its own; nothing of the kind can be said of a whole file. */
const OWN: ReadonlySet<FieldName> = new Set([
  'name',
  'area',
  'areaAbove',
  'areaBelow',
  'height',
  'unitCost',
  'total',
  'source',
] as const);
export const ASSUMABLE: ReadonlySet<FieldName> = new Set(FIELD_NAMES.filter((field) => !OWN.has(field)));

export const namesOf = (field: FieldName): readonly string[] => [
  FIELDS[field].label,
  ...FIELDS[field].aliases,
];
export const FIELD_CALLED = fieldNames(FIELDS);

export const fieldOf = (header: string): FieldName | undefined => {
  const name = simpleHeader(header);
  const field = FIELD_CALLED.get(name);
  // Keys are for options, not for headers.
  return field === name && !namesOf(field).includes(name) ? undefined : field;
};
