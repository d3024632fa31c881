import { STAGES } from '#src/contract/project-terms';
import type { Gazetteer } from './places';
import type { QuestionReading } from './read-question';
import { CONTENT_WORDS, SERIES_WORDS, STRUCTURE_WORDS, TYPE_WORDS } from './vocabulary';

const CONDITIONS: readonly RegExp[] = [
  ...[TYPE_WORDS, STRUCTURE_WORDS, CONTENT_WORDS, SERIES_WORDS].flatMap((words) =>
    words.map(([word]) => word),
  ),
  /不限(时间|地区)/,
  /不?含税|未含税|除税|税前|税后|口径/,
  /[最近本今去前上这]+\d*[一两二三四五六七八九十半]*个?[年月]/,
  /\d+(版|年版)|清单|定额|规范/,
  /平方米?|平米|万?元/,
];
/** What turns a condition into a sentence, and asks for nothing by itself. */
const TURNS =
  /如果|要是|那么?|换成|改成|换作|只看|只要|同样|对比|比较|相比|比一比|看看|查询?|一下|还有|怎么?样|怎样|多少|如何|哪个|贵|便宜|高|低|大概|一般|样本|数据|工程|项目|结构|地区|时间|再|呢|吗|啊|吧|的|和|与|及|跟|或|在|按|用|以|为|是|请|帮|我|问|从|到|至|年|月|来/g;

const EITHER = new RegExp(CONDITIONS.map(({ source }) => source).join('|'), 'gi');

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
