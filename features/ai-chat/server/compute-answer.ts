import type { Block } from '../contract-blocks';
import type { Answerer, Drafted } from './answerer';
import { answerDraft } from './figures/answer-draft';
import type { LanguageModel } from './model/language-model';
import { polish, rephrase } from './model/polish';
import { continueReading, leftUnread } from './reading/continue-reading';
import { describeReading } from './reading/describe-reading';
import type { Gazetteer } from './reading/places';
import { readQuestion, type QuestionReading } from './reading/read-question';

const SHOWN = 3;
const GREETING = /^(你好|您好|hi|hello|在吗|早上好|下午好|晚上好)[啊呀!！,，。~\s]*$/i;

/** What can be asked: one example of each section first. */
const helpOf = (answerers: readonly Answerer[], question: string): Drafted => {
  const draft = answerDraft();
  const [first, rest] = [
    answerers.flatMap(({ examples }) => examples.slice(0, 1)),
    answerers.flatMap(({ examples }) => examples.slice(1)),
  ];
  draft.choices(
    `${GREETING.test(question) ? '您好。' : '这个问题没有读懂。'}可以查询材料、清单项目与人工的价格，单方造价、工程量含量、样本数、造价指数与材料价格的涨跌，比较多个地区或业态，或折算价格期；费用占比请在工程详情中查看。例如：`,
    [...new Set([...first, ...rest])].slice(0, SHOWN),
  );
  return { section: 'none', blocks: draft.blocks() };
};

export interface ComputePlan {
  readonly question: string;
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
}

const understand = async (plan: ComputePlan): Promise<Understood> => {
  const { answerers, regions, today, before, model, signal } = plan;
  const read = (question: string): Understood => {
    const reading = continueReading(
      readQuestion(question, regions, today),
      before,
      leftUnread(question, regions),
    );
    return { reading, question, answerer: answerers.find((one) => one.fits(reading, question)) };
  };
  const own = read(plan.question);
  if (own.answerer || !model) return own;
  const other = await rephrase(plan.question, model, signal);
  const second = other === undefined ? own : read(other);
  return second.answerer ? second : own;
};

/** The figures come from the database alone; a model may read an unclear question and smooth the sentences. */
export const computeAnswer = async (plan: ComputePlan): Promise<Computed> => {
  const { answerers, model, regions, signal, onUnderstood } = plan;
  const { reading, answerer, question } = await understand(plan);
  signal.throwIfAborted();
  onUnderstood(answerer ? describeReading(reading) : '');
  const { section, blocks } = answerer
    ? await answerer.answer(reading, question, signal)
    : helpOf(answerers, question);
  signal.throwIfAborted();
  const names = regions.map(({ name }) => name);
  return {
    section,
    reading,
    blocks: model && answerer ? await polish(blocks, model, { names, signal }) : blocks,
  };
};
