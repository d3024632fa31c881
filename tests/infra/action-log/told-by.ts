import type { Source } from '#infra/action-log/allowed';
import { redactor } from '#infra/action-log/redact';
import { KEY } from './recorded-session';

/** What is left of a value that is all a log has told. */
export const toldBy = (source: Source, value: unknown, place?: string): unknown => {
  const { learn, redact } = redactor(KEY);
  learn(value, { source, place });
  return redact(value);
};
