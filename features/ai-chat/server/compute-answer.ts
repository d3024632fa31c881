import type { Basis } from '#src/costing/basis';
import type { Block } from '../contract-blocks';
import type { Answerer, Drafted } from './answerer';
import { answerDraft } from './figures/answer-draft';
import { thingIn } from './answerers/records';
import { WHAT_CAN_BE_ASKED } from './help';
import type { LanguageModel } from './model/language-model';
import { polish, rephrase } from './model/polish';
import { continueReading, leftUnread } from './reading/continue-reading';
import { describeReading } from './reading/describe-reading';
import { inBasis } from './reading/in-basis';
import type { Gazetteer } from './reading/places';
import { noData, placeWords, strayWord, type Placed } from './reading/place-words';
import { isOfAllPlaces, isOfFuture, readQuestion, type QuestionReading } from './reading/read-question';

const SHOWN = 3;
const GREETING = /^(你好|您好|hi|hello|在吗|早上好|下午好|晚上好)[啊呀!！,，。~\s]*$/i;
const ABOUT =
  /^(请问)?(你|您|助手|这里|这个)?(都|还)?(能|会|可以)(帮我|为我)?(做|干|查|问|回答|查询|提供)(些|点|一些)?(什么|啥|哪些)|(你|助手)(是谁|有(什么|哪些)(功能|用|本事))|^(怎么(用|问|使用)|使用说明|帮助|有(什么|哪些)功能)/;

const NO_FORECAST = '不对以后的指数和价格作预测';

const openingOf = (question: string): string => {
  if (GREETING.test(question)) return '您好。';
  if (isOfFuture(question)) return `${NO_FORECAST}。`;
  return ABOUT.test(question.trim()) ? '' : '这个问题没有读懂。';
};

/** What can be asked: one example of each section first. */
const helpOf = (answerers: readonly Answerer[], question: string): Drafted => {
  const draft = answerDraft();
  const [first, rest] = [
    answerers.flatMap(({ examples }) => examples.slice(0, 1)),
    answerers.flatMap(({ examples }) => examples.slice(1)),
  ];
  draft.choices(
    `${openingOf(question)}${WHAT_CAN_BE_ASKED}例如：`,
    [...new Set([...first, ...rest])].slice(0, SHOWN),
  );
  return { section: 'none', blocks: draft.blocks() };
};

export interface ComputePlan {
  readonly question: string;
  /** Of the page. */
  readonly basis: Basis;
  readonly answerers: readonly Answerer[];
  readonly regions: Gazetteer;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly before?: QuestionReading | undefined;
  /** Absent where none is configured or its budget is used up. */
  readonly model?: LanguageModel | undefined;
  readonly signal: AbortSignal;
  readonly onUnderstood: (text: string) => void;
}

export interface Computed {
  readonly section: string;
  readonly reading: QuestionReading;
  readonly blocks: readonly Block[];
}

interface Understood {
  readonly reading: QuestionReading;
  readonly answerer: Answerer | undefined;
  /** As the reader read it. */
  readonly question: string;
  readonly places: Placed;
  /** Nothing is named that has figures, but something that has none. */
  readonly isWithoutData: boolean;
}

/** What these answer is said of no place. */
const OF_NO_PLACE = ['term', 'policy', 'clause', 'rate', 'none'];
const isOfPlace = ({ section }: Pick<Answerer, 'section'>): boolean => !OF_NO_PLACE.includes(section);

const understand = async (plan: ComputePlan): Promise<Understood> => {
  const { answerers, regions, today, before, model, signal } = plan;
  const read = (asked: string): Understood => {
    const places = placeWords(asked, regions);
    const { text: question, withoutData } = places;
    const own = readQuestion(question, regions, today);
    const reading = continueReading(own, before, leftUnread(question, regions));
    const answerer = answerers.find((one) => one.fits(reading, question));
    const isWithoutData =
      withoutData.length > 0 && own.places.length === 0 && (!answerer || isOfPlace(answerer));
    return { reading, question, places, isWithoutData, answerer };
  };
  const own = read(plan.question);
  if (own.answerer || own.isWithoutData || !model || ABOUT.test(plan.question.trim())) return own;
  const other = await rephrase(plan.question, model, signal);
  const second = other === undefined ? own : read(other);
  return second.answerer ? second : own;
};

/** What of the question could not be followed, before the figures. */
const remarksOf = (
  { answerer, places, reading, question }: Understood,
  regions: Gazetteer,
): readonly Block[] => {
  if (!answerer || !isOfPlace(answerer)) return [];
  const stray = answerer.section === 'project' ? strayWord(question, regions) : undefined;
  const where = reading.places.map(({ name }) => name).join('、') || '全国';
  const texts = [
    ...(isOfFuture(question) ? [`${NO_FORECAST}；下面是已有的数据。`] : []),
    ...(places.withoutData.length > 0 ? [noData(places.withoutData)] : []),
    ...places.remarks,
    ...(isOfAllPlaces(question) && answerer.section !== 'project'
      ? [`没有按省比较；以下是${where}的数据。`]
      : []),
    ...(stray === undefined ? [] : [`没有读懂“${stray}”，没有作为条件；以下是${where}的数据。`]),
  ];
  return texts.map((text) => ({ kind: 'caution', text }));
};

/** The figures come from the database alone; a model may read an unclear question and smooth the sentences. */
export const computeAnswer = async (plan: ComputePlan): Promise<Computed> => {
  const { answerers, basis, model, regions, signal, onUnderstood } = plan;
  const understood = await understand(plan);
  const { reading: read, answerer, question, isWithoutData, places } = understood;
  if (isWithoutData) {
    onUnderstood('');
    // Whoever goes on with another place goes on from before.
    const reading = read.measure === undefined ? (plan.before ?? read) : read;
    return { section: 'none', reading, blocks: [{ kind: 'text', text: noData(places.withoutData) }] };
  }
  const reading = { ...read, thing: thingIn(question, read.places) };
  signal.throwIfAborted();
  onUnderstood(answerer ? describeReading(reading, answerer.section) : '');
  const { section, blocks } = answerer
    ? await answerer.answer(inBasis(reading, basis, regions), question, signal)
    : helpOf(answerers, question);
  signal.throwIfAborted();
  const names = regions.map(({ name }) => name);
  return {
    section,
    reading,
    blocks: [
      ...remarksOf(understood, regions),
      ...(model && answerer ? await polish(blocks, model, { names, signal }) : blocks),
    ],
  };
};
