import type { State } from './kept';
import type { LogLine } from './log';
import type { ActionLog } from './reader';
import type { Redactor } from './redact';
import type { Reducers } from './replay';
import { bodyHash } from './request-hash';
import { writeLines } from './rewrite';
import { keyOf, tellingsIn } from './tellings';

const DATA = ['pl', 'b', 'd', 'v', 'env'] as const;

/** A log that is redacted once more, by other rules. */
export const redactLines = (
  { header, lines }: ActionLog,
  { learn, redact, redactText }: Redactor,
  rules: string,
  reducers: Reducers,
): string => {
  const paths = new Map(lines.flatMap((line) => (line.k === 'q' ? [[line.r, line.u] as const] : [])));
  learn(header.state, { source: header.skipped > 0 ? 'outside' : 'program' });
  for (const line of lines) {
    const path = line.k === 's' ? paths.get(line.r) : undefined;
    for (const [value, told] of tellingsIn(line, path)) learn(value, told);
  }
  const redactLine = (line: LogLine): LogLine => {
    const hidden = Object.fromEntries(
      DATA.flatMap((key) =>
        key in line ? [[key, redact((line as Readonly<Record<string, unknown>>)[key])] as const] : [],
      ),
    );
    if (line.k === 'q') {
      const b = redact(line.b);
      return { ...line, u: redact(line.u) as string, ...(line.b !== undefined && { b, ...bodyHash(b) }) };
    }
    if (line.k === 's' && line.b !== undefined) return { ...line, ...hidden, ...bodyHash(hidden.b) };
    if (line.k === 'w' || line.k === 'n') {
      const [key, name] =
        line.k === 'w' ? (['d', keyOf(line.ch)] as const) : (['v', keyOf(line.key)] as const);
      const under = redact({ [name]: (line as Record<string, unknown>)[key] }) as Record<string, unknown>;
      return { ...line, ...(key in line && { [key]: under[redactText(name)] }) };
    }
    return { ...line, ...hidden };
  };
  const state = redact(header.state) as State;
  return writeLines({ ...header, rules, state }, lines.map(redactLine), reducers);
};
