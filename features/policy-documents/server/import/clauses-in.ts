import { Unclear } from '#infra/server/import/unclear';
import { ARTICLE, ORDINAL } from '../article-number';

export interface ReadClause {
  readonly chapter: string;
  readonly number: string;
  readonly body: string;
}

const CHAPTER = new RegExp(`^第(?:${ORDINAL})[章编节](?:\\s|　|$)`);
/** A line that begins with what is done to an article of another text is no article. */
const OF_ANOTHER = `之|[至到—－-]|[、和及与]第|中的|中“|第(?:${ORDINAL})[款项]|(?:修改|修订|调整|改)(?:为|成|如下)|作如下|增加[^条，。]{1,4}[款项]|(?:删去|删除|取消|废止|停止执行)[。；“]`;
const HEAD = new RegExp(`^(${ARTICLE})(?!${OF_ANOTHER})(?:[\\s　:：、.]+|(?=[^\\d]))`);
const WHOLE = '正文';
/** Of a document: a page shows all of them, and an attachment is made of them. */
const CLAUSES_MOST = 5_000;

/** Undefined where a document may have so many clauses. */
export const tooMany = (count: number): string | undefined =>
  count > CLAUSES_MOST ? `条文有 ${count} 条，一份文件至多 ${CLAUSES_MOST} 条` : undefined;

/**
 * A text of many articles, each on a line of its own with its number; one without numbers is one clause. Throws Unclear
 * where there are too many.
 */
export const clausesIn = (text: string, chapter: string): readonly ReadClause[] => {
  const found: { chapter: string; number: string; lines: string[] }[] = [];
  let within = chapter;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    if (CHAPTER.test(line)) {
      within = line.replace(/[\s　]+/, ' ');
      continue;
    }
    const [head, number] = HEAD.exec(line) ?? [];
    if (head !== undefined && number !== undefined)
      found.push({ chapter: within, number, lines: [line.slice(head.length).trim()] });
    else if (found.length > 0 && found.at(-1)?.chapter === within) found.at(-1)?.lines.push(line);
    else found.push({ chapter: within, number: WHOLE, lines: [line] });
  }
  const problem = tooMany(found.length);
  if (problem !== undefined) throw new Unclear(problem);
  return found.map(({ lines, ...clause }) => ({ ...clause, body: lines.filter(Boolean).join('\n') }));
};
