import { useSelector } from 'react-redux';
import type { SearchCategory } from '../../contract';
import { keywordOf } from '../../result-list';
import { selectPrompt, selectRecent, selectWords, selectWordsFor } from '../../selectors';
import { sectionsOf, type Section } from './sections-of';

/** Until the words for what is typed arrive, those of the text it grew out of stay. */
const stillFits = (wordsFor: string, typed: string) =>
  typed.startsWith(wordsFor) || wordsFor.startsWith(typed);

/** What the box offers for what stands in it. */
export const useOffer = (
  text: string,
  category: SearchCategory,
): { readonly typed: string; readonly sections: readonly Section[] } => {
  const words = useSelector(selectWords);
  const wordsFor = useSelector(selectWordsFor);
  const recent = useSelector(selectRecent);
  const hot = useSelector(selectPrompt)?.hot ?? [];
  const typed = keywordOf(text);
  const fitting = stillFits(wordsFor, typed) ? words : [];
  return { typed, sections: sectionsOf({ typed, category, words: fitting, recent, hot }) };
};
