import type { State } from './kept';
import type { LogLine } from './log';
import { hideAt, hiddenText, hideEnd, hidePlace } from './places';
import type { ActionLog } from './reader';
import type { Redactor } from './redact';
import type { Reducers } from './replay';
import { bodyHash } from './request-hash';
import { writeLines } from './rewrite';
import { tellingsIn } from './tellings';

const DATA = ['pl', 'b', 'd', 'v', 'env'] as const;

/** A log that is redacted once more, by other rules. */
export const redactLines = (
  { header, lines }: ActionLog,
  redactor: Redactor,
  rules: string,
  reducers: Reducers,
): string => {
  const { learn, redact } = redactor;
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
    const err = 'err' in line && { err: hiddenText(redactor, line.err ?? '') };
    if (line.k === 's')
      return { ...line, ...hidden, ...(line.b !== undefined && bodyHash(hidden.b)), ...err };
    if (line.k === 'x') return { ...line, ...err };
    if (line.k === 'w') {
      const { ch, d, end } = line;
      const told = { ...('d' in line && { d: hideAt(redactor, ch, d) }) };
      return { ...line, ch: hidePlace(redactor, ch), ...told, ...(end && { end: hideEnd(redactor, end) }) };
    }
    if (line.k === 'n') {
      const { key, v } = line;
      const place = key !== undefined && { key: hidePlace(redactor, key) };
      return { ...line, ...place, ...('v' in line && { v: hideAt(redactor, key, v) }), ...err };
    }
    return { ...line, ...hidden };
  };
  const state = redact(header.state) as State;
  return writeLines({ ...header, rules, state }, lines.map(redactLine), reducers);
};
