import { isPlainObject } from './membrane';
import { DROPPED, DROPPED_TEXT } from './redact';

/** Programs check what they are told, and a text that was dropped is still a text. */
export const withTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withTexts);
  if (!isPlainObject(value)) return value;
  if (value.$r === DROPPED.$r) return DROPPED_TEXT;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withTexts(member)]));
};

/** What the log has dropped says nothing about what stands there now. */
export const maskedBy = (written: unknown, found: unknown): unknown => {
  if (isPlainObject(written) && written.$r === DROPPED.$r) return found === undefined ? found : DROPPED;
  if (Array.isArray(written) && Array.isArray(found))
    return found.map((member, at) => maskedBy(written[at], member));
  if (!isPlainObject(written) || !isPlainObject(found)) return found;
  return Object.fromEntries(
    Object.entries(found).map(([name, member]) => [name, maskedBy(written[name], member)]),
  );
};

/** The other way: as the log writes it. */
export const withMarks = (value: unknown): unknown => {
  if (value === DROPPED_TEXT) return DROPPED;
  if (Array.isArray(value)) return value.map(withMarks);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withMarks(member)]));
};
