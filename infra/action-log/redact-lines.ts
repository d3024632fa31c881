import type { State } from './kept';
import type { LogLine } from './log';
import type { ActionLog } from './reader';
import type { Redactor } from './redact';
import type { Reducers } from './replay';
import { bodyHash } from './request-hash';
import { bodiesIn, bodyOf } from './replies';
import { writeLines } from './rewrite';

const DATA = ['pl', 'b', 'd', 'v', 'env'] as const;

/** A log that is redacted once more, by other rules. */
export const redactLines = (
  { header, lines }: ActionLog,
  { learn, redact, redactText }: Redactor,
  rules: string,
  reducers: Reducers,
): string => {
  learn(header.state);
  for (const line of lines)
    for (const key of DATA) if (key in line) learn((line as Record<string, unknown>)[key]);
  const bodies = bodiesIn(lines);
  const redactLine = (line: LogLine): LogLine => {
    const hidden = Object.fromEntries(
      DATA.flatMap((key) =>
        key in line ? [[key, redact((line as Readonly<Record<string, unknown>>)[key])] as const] : [],
      ),
    );
    if (line.k === 'q') {
      const b = redact(line.b);
      return { ...line, u: redactText(line.u), ...(line.b !== undefined && { b, ...bodyHash(b) }) };
    }
    // A reference names the hash of a body that is another one now.
    if (line.k === 's' && line.b !== undefined) {
      const b = redact(bodyOf(line, bodies));
      return { ...line, ...hidden, b, ...bodyHash(b) };
    }
    return { ...line, ...hidden };
  };
  const state = redact(header.state) as State;
  return writeLines({ ...header, rules, state }, lines.map(redactLine), reducers);
};
