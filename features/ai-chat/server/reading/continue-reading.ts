import type { QuestionReading } from './read-question';

const either = <T>(own: readonly T[], before: readonly T[]): readonly T[] => (own.length > 0 ? own : before);

const saysSomething = (reading: QuestionReading): boolean =>
  [reading.types, reading.places, reading.structures, reading.contents, reading.series].some(
    (list) => list.length > 0,
  ) ||
  [reading.period, reading.isAnyTime, reading.taxBasis, reading.stage, reading.amount, reading.edition].some(
    (value) => value !== undefined,
  );

/** One sign may be left of a turn of speech that is not known; two are a word. */
const A_WORD = 2;

/**
 * A question that names conditions and not what is asked goes on from the one before: 那湖北呢？ One that holds more than
 * conditions asks for something of its own; the figures of the one before would answer what nobody asked.
 */
export const continueReading = (
  reading: QuestionReading,
  before: QuestionReading | undefined,
  unread: string,
): QuestionReading => {
  if (!before || reading.measure !== undefined || !saysSomething(reading)) return reading;
  if ([...unread].length >= A_WORD) return reading;
  return {
    measure: before.measure,
    types: either(reading.types, before.types),
    places: either(reading.places, before.places),
    structures: either(reading.structures, before.structures),
    contents: either(reading.contents, before.contents),
    series: either(reading.series, before.series),
    stage: reading.stage ?? before.stage,
    period: reading.isAnyTime ? undefined : (reading.period ?? before.period),
    months: either(reading.months, before.months),
    taxBasis: reading.taxBasis ?? before.taxBasis,
    amount: reading.amount ?? before.amount,
    edition: reading.edition ?? before.edition,
  };
};
