import * as z from 'zod/mini';
import { isShape, toDevtools } from '#infra/action-log/devtools';
import { redactor, RULES } from '#infra/action-log/redact';
import { redactLines } from '#infra/action-log/redact-lines';
import { EXIT, type Command } from './command';
import { textOf } from './open-log';

/** A word that is misspelt would hide nothing. */
const extraRules = z.strictObject({
  drop: z.optional(z.array(z.string())),
  form: z.optional(z.array(z.string())),
  length: z.optional(z.array(z.string())),
});

export const RULES_FORM = '{"drop":["键"],"form":[],"length":[]}';

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Why rules cannot be followed as they stand. */
const faultOf = ([issue]: readonly z.core.$ZodIssue[]): string => {
  if (issue?.code === 'unrecognized_keys')
    return `没有 ${issue.keys.join('、')} 这样的规则，只有 drop、form、length`;
  const [name] = issue?.path ?? [];
  return name === undefined ? `应为 ${RULES_FORM}` : `${String(name)} 应为键的列表，如 ["text"]`;
};

/** Hides more than the recorder did; the hashes are those of what is left. */
export const redact: Command = (log, ports, { value }) => {
  const { printFile, remark, newKey, reducers } = ports;
  const file = value('--rules');
  const written = file === undefined ? {} : jsonIn(textOf(file, ports));
  const rules = z.safeParse(extraRules, written);
  if (!rules.success) {
    remark(`规则读不懂：${file}：${written === undefined ? '不是 JSON' : faultOf(rules.error.issues)}`);
    return EXIT.misused;
  }
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
