import { contentPath } from '../content-path';
import { LESSONS } from './content';
import { TERMS } from './content/terms';

export interface Definition {
  readonly meaning: string;
  /** Where the definition stands: 学习专区：一条综合单价怎样组成, 名词释义. */
  readonly title: string;
  /** Path within the portal; empty where no page shows it. */
  readonly link: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence of a lesson that begins with the term and says what it is: 综合单价包括…, 基本锚固长度 lab = …. */
const inLessons = (term: string): Definition | undefined => {
  const defining = new RegExp(`^${escaped(term)}(?:\\s*[A-Za-z]+\\s*)?\\s*(?:包括|是|指|即|=)`, 'u');
  for (const lesson of LESSONS) {
    for (const { id, text } of lesson.sections) {
      const sentence = text
        .flatMap((paragraph) => paragraph.split(/(?<=。)/))
        .find((part) => defining.test(part));
      if (sentence)
        return { meaning: sentence, title: `学习专区：${lesson.title}`, link: contentPath(lesson, id) };
    }
  }
  return undefined;
};

const among = ({ names }: (typeof TERMS)[number], term: string) =>
  names.some((name) => name.toLowerCase() === term.toLowerCase());

/** What this very term means; undefined where nobody has defined it. */
export const defineTerm = (term: string): Definition | undefined => {
  const known = TERMS.find((one) => among(one, term));
  if (!known) return inLessons(term);
  return { meaning: known.meaning, title: `名词释义：${known.names[0]}`, link: known.path ?? '' };
};
