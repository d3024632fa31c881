import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import type { CitedDocuments } from '#src/contract/cited-documents';
import { clauseWords, quotedClause } from '../figures/documents';
import type { QuestionReading } from '../reading/read-question';

const EDITIONS = ['2013', '2024'];
const NUMBER = /第\s*[零〇一二三四五六七八九十百\d.]+\s*条(之[一二三四五六七八九十\d]+)?|\d+(\.\d+){1,3}/;
/** What is said of a clause beside what it is about. */
const TALK =
  /gb\/?t?\s*\d{5}(-\d{4})?|年?版(本)?|(工程量)?清单|(计[量价])?(规范|标准)|定额|条文|原文|规定|哪[一几]?[条里个]|是?什么|怎么?样?|如何|多少|请问|关于|有没有|有关|按照?|依据|根据|[里中内上的了吗呢是有：:，,。？?！!“”"\s]/gi;

const wordsAsked = (question: string, { places, edition = '' }: QuestionReading): readonly string[] =>
  places
    .reduce((left, { name }) => left.replaceAll(name, ' '), question.normalize('NFKC'))
    .replace(edition, ' ')
    .replace(NUMBER, ' ')
    .replace(TALK, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

export interface ClauseParts {
  readonly policies: CitedDocuments;
  /** YYYY-MM-DD */
  readonly today: () => string;
}

/** Rules are quoted, and never told without their text; which edition is meant is asked first. */
export const clauseAnswerer = ({ policies, today }: ClauseParts): Answerer => ({
  section: 'clause',
  fits: ({ measure }) => measure === 'clause',
  answer: async (reading, question) => {
    const draft = answerDraft();
    const { edition } = reading;
    const words = wordsAsked(question, reading);
    const number = NUMBER.exec(question.normalize('NFKC'))?.[0].replaceAll(/\s/g, '');
    if (edition === undefined) {
      draft.choices(
        '请问按哪个版本的规范或定额？版本不同，规定也不同。',
        EDITIONS.map((year) => `按 ${year} 版清单规范：${question}`),
      );
    } else if (words.length === 0 && number === undefined) {
      draft.text(
        `请写明要查 ${edition} 版的哪项内容或哪一条，例如“${edition} 版清单规范里混凝土的计算规则”。`,
      );
    } else {
      const named = question.includes('定额') && !question.includes('清单') ? '定额' : undefined;
      const day = today();
      const areaId = reading.places[0]?.areaId;
      const found = await policies.clausesOn({ edition, areaId, words, number, named }, day);
      const asked = [number, words.length > 0 ? `写到“${words.join('”“')}”` : ''].filter(Boolean).join('、');
      draft.text(
        found.length === 0
          ? `收录的 ${edition} 版${named ?? '文件'}中没有查到${asked}的条文。没有原文依据，不作回答；请查阅正式出版的规范或当地造价管理机构的解释。`
          : `收录的 ${edition} 版${named ?? '文件'}中${asked}的条文，效力截至 ${day}，请以原文为准。`,
      );
      for (const clause of found) {
        draft.text(clauseWords(clause));
        draft.quote(quotedClause(clause));
      }
    }
    return { section: 'clause', blocks: draft.blocks() };
  },
  examples: [],
});
