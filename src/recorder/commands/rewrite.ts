import * as z from 'zod/mini';
import { isShape, toDevtools } from '#infra/action-log/devtools';
import { redactor, RULES } from '#infra/action-log/redact';
import { redactLines } from '#infra/action-log/redact-lines';
import { EXIT, type Command } from './command';

/** A word that is misspelt would hide nothing. */
const extraRules = z.strictObject({
  drop: z.optional(z.array(z.string())),
  form: z.optional(z.array(z.string())),
  length: z.optional(z.array(z.string())),
});

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Hides more than the recorder did; the hashes are those of what is left. */
export const redact: Command = (log, { printFile, read, newKey, reducers }, { value }) => {
  const file = value('--rules');
  const rules = z.safeParse(extraRules, file === undefined ? {} : jsonIn(read(file)));
  if (!rules.success) return undefined;
  const { drop = [], form = [], length = [] } = rules.data;
  const treatments = new Map([
    ...drop.map((key) => [key, 'drop'] as const),
    ...form.map((key) => [key, 'form'] as const),
    ...length.map((key) => [key, 'length'] as const),
  ]);
  printFile(
    redactLines(log, redactor(newKey(), treatments), `${RULES}+${treatments.size}`, reducers).trimEnd(),
  );
  return EXIT.same;
};

export const convert: Command = (log, { printData, reducers }, { value }) => {
  const shape = value('--shape') ?? 'A';
  if (value('--to') !== 'devtools' || !isShape(shape)) return undefined;
  printData(toDevtools(log, shape, reducers));
  return EXIT.same;
};
