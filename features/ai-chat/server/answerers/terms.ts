import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { WHAT_CAN_BE_ASKED } from '../help';
import { isAskedInForce } from './documents';
import type { QuestionReading } from '../reading/read-question';

/** What a term of the trade means, where somebody has said so. */
export interface Definition {
  readonly meaning: string;
  /** Where it stands. */
  readonly title: string;
  /** Path within the portal; empty where no page shows it. */
  readonly link: string;
}
export type DefineTerm = (term: string) => Definition | undefined;

const ASKED = /什么是|是什么|什么意思|什么叫|啥意思|怎么算|如何计算|含义|定义/;
const TALK =
  /请问|什么是|是?(什么|啥)意思|是什么|什么叫|(是|要|应该?)?(怎么|如何)(计?算|计取)(的|出来的)?|的?(含义|定义)(是|是什么)?|[的“”"？?，,。！!\s]/g;

const termIn = (question: string, { places }: Pick<QuestionReading, 'places'>): string =>
  places.reduce((left, { name }) => left.replaceAll(name, ''), question.normalize('NFKC')).replace(TALK, '');

const DIFFERENCE = /(区别|不同|差别|差异|不一样)(在哪里?|是什么|呢)?[吗？?]?$/;
/** 除税 and 含税 of 除税和含税有什么区别; empty where no two things are told apart. */
const twoIn = (question: string, reading: Pick<QuestionReading, 'places'>): readonly string[] => {
  const text = question.normalize('NFKC').trim();
  if (!DIFFERENCE.test(text)) return [];
  const plain = termIn(
    text
      .replace(DIFFERENCE, '')
      .replace(/有?(什么|啥|哪些|何)?(有|的)?$/, '')
      .replace(/(之间)?(到底)?[有是的]?$/, ''),
    reading,
  );
  const apart = plain.split(/[和与跟同、及]/).filter((part) => part.length > 1);
  if (apart.length === 2) return apart;
  return /^(含税|除税|不含税)(价|价格)?(含税|除税|不含税)(价|价格)?$/.test(plain)
    ? [plain.slice(0, 2), plain.slice(-2)]
    : [];
};

/** What a term means, in the words of its definition; sentences that only hold the term explain nothing. */
export const termAnswerer = (define: DefineTerm): Answerer => ({
  section: 'term',
  fits: (reading, question) => {
    if (isAskedInForce(question)) return false;
    if (twoIn(question, reading).length > 0) return true;
    const term = termIn(question, reading);
    if (!ASKED.test(question) || term.length < 2) return false;
    // 单方造价 and 环比 are measures as well: what they mean is told, if anybody has said it.
    return reading.measure === undefined || define(term) !== undefined;
  },
  answer: async (reading, question) => {
    const draft = answerDraft();
    const two = twoIn(question, reading);
    const terms = two.length > 0 ? two : [termIn(question, reading)];
    const told = new Set<string>();
    for (const term of terms) {
      const found = define(term);
      if (!found) {
        draft.text(`没有收录“${term}”的释义，不作解释；请查阅正式出版的规范。${WHAT_CAN_BE_ASKED}`);
        continue;
      }
      const { meaning, title, link } = found;
      // One definition may tell both apart.
      if (told.has(meaning)) continue;
      told.add(meaning);
      const isOfBoth = terms.every((one) => define(one)?.meaning === meaning);
      draft.text(`${isOfBoth ? terms.join('与') : term}：${meaning}`);
      draft.quote({ title, region: '', period: '', taxBasis: '', n: null, source: '', link });
    }
    return { section: 'term', blocks: draft.blocks() };
  },
  examples: ['什么是综合单价？'],
});
