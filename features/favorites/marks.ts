import type { RecordKey } from './contract-rows';
import { nameOf } from './record-name';

interface Mark {
  readonly isFavorite: boolean;
  readonly isChanging: boolean;
  /** Number of the last question put before this was so: its answer, and those to older ones, are out of date. */
  readonly since: number;
}
/** By kind and ref of the record. */
export interface Marks {
  /** How many questions have been put. */
  readonly questions: number;
  readonly byName: Readonly<Record<string, Mark>>;
}
export const noMarks: Marks = { questions: 0, byName: {} };

const untouched: Mark = { isFavorite: false, isChanging: false, since: 0 };

const changed = (
  marks: Marks,
  records: readonly RecordKey[],
  change: (mark: Mark, name: string) => Mark,
): Marks => ({
  ...marks,
  byName: {
    ...marks.byName,
    ...Object.fromEntries(
      records.map(nameOf).map((name) => [name, change(marks.byName[name] ?? untouched, name)] as const),
    ),
  },
});

export interface Answer {
  readonly ordinal: number;
  readonly records: readonly RecordKey[];
  readonly favorites: readonly RecordKey[];
}

/** What was changed after the question was put is newer than its answer. */
export const answered = (marks: Marks, { ordinal, records, favorites }: Answer): Marks => {
  const found = new Set(favorites.map(nameOf));
  return changed(marks, records, (mark, name) =>
    mark.isChanging || ordinal <= mark.since
      ? mark
      : { isFavorite: found.has(name), isChanging: false, since: ordinal - 1 },
  );
};

/** At once, before the server has answered. */
export const begun = (marks: Marks, record: RecordKey, isFavorite: boolean): Marks =>
  changed(marks, [record], ({ since }) => ({ isFavorite, isChanging: true, since }));

export const settled = (marks: Marks, records: readonly RecordKey[], isFavorite: boolean): Marks =>
  changed(marks, records, () => ({ isFavorite, isChanging: false, since: marks.questions }));

/** A change that is on its way here has the last word. */
export const followed = (marks: Marks, record: RecordKey, isFavorite: boolean): Marks =>
  changed(marks, [record], (mark) =>
    mark.isChanging ? mark : { isFavorite, isChanging: false, since: marks.questions },
  );
