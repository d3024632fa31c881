import { groupName, groupsOf, type Marks, type SearchCategory, type Word } from '../../contract';

export interface Option {
  readonly key: string;
  readonly text: string;
  readonly marks: Marks;
  readonly means:
    | { readonly kind: 'word'; readonly word: Word }
    | { readonly kind: 'recent' }
    | { readonly kind: 'hot' };
}
export interface Section {
  readonly label: string;
  readonly options: readonly Option[];
}
export interface Offer {
  readonly typed: string;
  readonly category: SearchCategory;
  readonly words: readonly Word[];
  readonly recent: readonly string[];
  readonly hot: readonly string[];
}

const plain = (kind: 'recent' | 'hot', label: string, texts: readonly string[]): Section => ({
  label,
  options: texts.map((text) => ({ key: `${kind} ${text}`, text, marks: [], means: { kind } })),
});

const wordSections = (words: readonly Word[], category: SearchCategory): readonly Section[] =>
  groupsOf(category).map((group) => ({
    label: groupName(group),
    options: words
      .filter((word) => word.group === group)
      .map((word) => ({
        key: `${group} ${word.id} ${word.word}`,
        text: word.word,
        marks: word.marks,
        means: { kind: 'word', word },
      })),
  }));

/** Words for what is typed, of the chosen category; for an empty box what was searched before, here and by others. */
export const sectionsOf = ({ typed, category, words, recent, hot }: Offer): readonly Section[] => {
  const sections =
    typed === ''
      ? [plain('recent', '最近搜索', recent), plain('hot', '热门搜索', hot)]
      : wordSections(words, category);
  return sections.filter(({ options }) => options.length > 0);
};
