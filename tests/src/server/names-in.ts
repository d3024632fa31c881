import type { Schema } from './calls';

/** A field that names a record, wherever it stands; regions, editions and templates are words, no records. */
const IS_NAME = /(^|[a-z])[iI]ds?$|^(ref|uuid|userid|username)$/;
/** As a text it names an order or a submission; a number counts something. */
const isNumber = (name: string, { type }: Schema): boolean => name === 'number' && type === 'string';
const WORDS = ['areaId', 'bqItemDbId', 'templateId', 'deviceId', 'searchId'];
export const namesIn = (schema: Schema): readonly string[] =>
  [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
      isNumber(name, one) ? 'numberId' : name,
      ...namesIn(one),
    ]),
    ...(schema.items ? namesIn(schema.items) : []),
    ...(schema.anyOf ?? []).flatMap(namesIn),
  ].filter((name) => IS_NAME.test(name) && !WORDS.includes(name));
