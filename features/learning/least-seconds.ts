import type { Section } from './contract';

/** Twice what a quick reader of Chinese reads. */
const SIGNS_A_SECOND = 16;
/** No section is taken in sooner. */
const LEAST = 3;

/** Of attention, without which nobody has read it; none for what is in no lesson any more. */
export const leastSeconds = (section: Pick<Section, 'text' | 'questions'> | undefined): number => {
  if (!section) return 0;
  const { text, questions = [] } = section;
  const asked = questions.flatMap(({ ask, options }) => [ask, ...options]);
  const signs = [...text, ...asked].reduce((sum, words) => sum + words.length, 0);
  return Math.max(LEAST, Math.round(signs / SIGNS_A_SECOND));
};
