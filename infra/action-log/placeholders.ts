import { isPlainObject } from './describe';
import { DROPPED_TEXT } from './redact';
import { DROPPED } from './secrets';

type Change = (value: unknown) => unknown;

/** Most of a log holds nothing that was dropped: it stays the object that it is. */
const members = (value: unknown, change: Change): unknown => {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const changed = list.map(change);
    return changed.some((member, at) => member !== list[at]) ? changed : value;
  }
  if (!isPlainObject(value)) return value;
  const changed = Object.entries(value).map(([name, member]) => [name, change(member)] as const);
  return changed.some(([name, member]) => member !== value[name]) ? Object.fromEntries(changed) : value;
};

/** Programs check what they are told and make texts of it, and a text that was dropped is still a text. */
export const withTexts = (value: unknown): unknown =>
  isPlainObject(value) && value.$r === DROPPED.$r ? DROPPED_TEXT : members(value, withTexts);

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
export const withMarks = (value: unknown): unknown =>
  value === DROPPED_TEXT ? DROPPED : members(value, withMarks);
