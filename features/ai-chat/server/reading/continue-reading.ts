import { STAGES } from '#src/contract/project-terms';
import type { Gazetteer } from './places';
import type { QuestionReading } from './read-question';
import { EITHER, TURNS } from './turns';

/** Chinese signs of a question that are neither a condition nor a turn of speech: it may ask for something of its own. */
export const leftUnread = (question: string, regions: Gazetteer): string => {
  const text = question.normalize('NFKC').replace(/\s/g, '');
  const named = [...regions.map(({ name }) => name), ...STAGES].filter((name) => text.includes(name));
  const unnamed = named.reduce((left, name) => left.replaceAll(name, ''), text);
  const left = unnamed.replace(EITHER, '').replace(TURNS, '');
  return (left.match(/\p{Script=Han}/gu) ?? []).join('');
};

const either = <T>(own: readonly T[], before: readonly T[]): readonly T[] => (own.length > 0 ? own : before);

const saysSomething = (reading: QuestionReading): boolean =>
  [reading.types, reading.places, reading.structures, reading.contents, reading.series].some(
    (list) => list.length > 0,
  ) ||
  [
    reading.period,
    reading.bareMonths,
    reading.isAnyTime,
    reading.taxBasis,
    reading.stage,
    reading.amount,
    reading.edition,
  ].some((value) => value !== undefined);

/** One sign may be left of a turn of speech that is not known; two are a word. */
const A_WORD = 2;

/** A material has no unit cost, a building no index: what is named is another subject than the one before. */
const isOfItsOwn = (
  { series, types, contents }: QuestionReading,
  { measure, series: seriesBefore }: QuestionReading,
): boolean => {
  const isOfSeries = measure === 'index' || (measure === undefined && seriesBefore.length > 0);
  if (types.length > 0) return isOfSeries;
  if (contents.length > 0 && measure === 'content') return false;
  return (series.length > 0 && !isOfSeries) || (contents.length > 0 && series.length === 0);
};

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
  if ([...unread].length >= A_WORD || isOfItsOwn(reading, before)) return reading;
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
    bareMonths: reading.bareMonths ?? (reading.period || reading.isAnyTime ? undefined : before.bareMonths),
    taxBasis: reading.taxBasis ?? before.taxBasis,
    amount: reading.amount ?? before.amount,
    edition: reading.edition ?? before.edition,
  };
};
