import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { clauseWords, documentName, forceWords, quotedClause, quotedDocument } from '../figures/documents';
import type { QuestionReading } from '../reading/read-question';
import type { ClauseParts } from './clauses';

const SECTION = 'policy';
const HOLDS_FROM =
  /(什么时候|何时|哪一?[天日年]|几月几?[号日]?|几号)(开始|起|正式)?(施行|实施|执行|生效|废止|失效)|(施行|实施|执行|生效|废止)(的)?(日期|时间)/;
const LISTED =
  /还?(要不要|是否|是不是|需不需要|需要|用不用|要|能不能|应不应该?|应该?)?再?(单列|单独列(项|支|出)?|单独计取)/;
/** Which of its kind holds today, and whether one still does. */
const IN_FORCE =
  /((现行|有效|最新|现在|目前|当前|在用|正在).{0,12}(标准|规范|清单|定额|文件|办法|依据|版本|gb\/?t?\s*5\d{4}).{0,8}(哪|什么|多少|版本)|(执行|采用|使用|用|按|依据)(的是|的)?(哪|什么)[一个本部版]*.{0,8}(标准|规范|清单|文件|办法|版本)|(现行|现在|目前|当前).{0,12}(哪|什么)[一个本部份]*.{0,4}(标准|规范|清单|定额|文件|办法)|gb\/?t?\s*5\d{4}.{0,10}(现行|哪个?版|最新))/i;
const STILL =
  /(还|是否|是不是)(能不能|可以|能|要)?(继续)?(用|有效|执行|现行|适用)|(废止|作废|失效)了?(吗|没有?|没)/;
const EITHER_NAME = /标准|规范|文件/g;

export const isAskedInForce = (question: string): boolean => {
  const text = question.normalize('NFKC');
  return IN_FORCE.test(text) || (STILL.test(text) && /标准|规范|清单|定额|文件|gb\/?t?\s*5\d{4}/i.test(text));
};

const TALK =
  /gb\/?t?(?=\s*\d)|现行|有效|最新|现在|目前|当前|在用|正在|执行|采用|使用|依据|版本|哪[一个本部]*|什么|多少|继续|可以|废止|作废|失效|还能?用?|能不能|能|用|按|没有?|请问|正式|开始|[的是在从起自了吗呢么？?，,。！!“”"\s]|还?是?(要不要|是否|需不需要|需要|用不用|能不能)|版/gi;

const subjectOf = (question: string, { places, edition = '' }: QuestionReading): string =>
  places
    .reduce((left, { name }) => left.replaceAll(name, ''), question.normalize('NFKC'))
    .replace(HOLDS_FROM, '')
    .replace(LISTED, '')
    .replace(edition, '')
    .replace(TALK, '');

/** From when a document holds, and what documents say of a fee: quoted, never inferred. */
export const documentAnswerer = ({ policies, today }: ClauseParts): Answerer => ({
  section: SECTION,
  fits: (reading, question) =>
    (HOLDS_FROM.test(question) || LISTED.test(question) || isAskedInForce(question)) &&
    subjectOf(question, reading).length > 1,
  answer: async (reading, question) => {
    const draft = answerDraft();
    const subject = subjectOf(question, reading);
    const areaId = reading.places[0]?.areaId;
    const day = today();
    const isAskedOfForce = isAskedInForce(question) && !HOLDS_FROM.test(question);
    if (isAskedOfForce || HOLDS_FROM.test(question)) {
      const { edition } = reading;
      // A code is called a standard or a norm by its edition.
      const text = (isAskedOfForce && subject.replace(EITHER_NAME, '')) || subject;
      const isInForce = isAskedOfForce && edition === undefined;
      const named = (isInForce: boolean) =>
        policies.documentsNamed({ text, edition, areaId, isInForce }, day);
      const holding = isInForce ? await named(true) : [];
      const all = holding.length > 0 ? holding : await named(false);
      const standards = all.filter(({ docNo }) => /^(GB|JGJ|CJJ|SL|DB)/i.test(docNo));
      const found = isAskedOfForce && /标准|规范/.test(question) && standards.length > 0 ? standards : all;
      if (holding.length > 0) draft.text(`截至 ${day} 施行中的有：`);
      else if (isInForce && found.length > 0)
        draft.text(`截至 ${day}，“${subject}”没有施行中的文件；名称相近的有：`);
      if (found.length === 0)
        draft.text(`政策文件中没有查到名称含“${edition ?? ''}${subject}”的文件，不能说明施行日期。`);
      for (const document of found) {
        draft.text(`${documentName(document)}${forceWords(document)}。`);
        draft.quote(quotedDocument(document));
      }
    } else {
      const found = await policies.clausesOn({ words: [subject], areaId }, day);
      draft.text(
        found.length === 0
          ? `政策文件中没有查到有关“${subject}”的条文，不作回答。`
          : `收录的文件没有直接回答“${subject}是否单列”，下面是写到“${subject}”的条文，不作推断，请以原文为准。`,
      );
      for (const clause of found) {
        draft.text(clauseWords(clause));
        draft.quote(quotedClause(clause));
      }
    }
    return { section: SECTION, blocks: draft.blocks() };
  },
  examples: ['2024 版清单什么时候施行？'],
});
