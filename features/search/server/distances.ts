/** How near a record or word is to what was typed; nearest first, in every statement and answer of the search. */
export const DISTANCE = {
  /** It is the title. */
  same: 0,
  /** The title begins with the whole of it: 有梁板 C30, but not 有梁板模板. */
  word: 1,
  /** The title begins so. */
  begins: 2,
  /** The title holds the text. */
  holds: 3,
  /** It holds the words: of a word that is offered, in its title. */
  words: 4,
  /** Its sounds or initials begin so. */
  sound: 5,
  /** The subtitle holds some of it; or it stands behind the best, by heat alone. */
  beside: 6,
  /** There is no row. */
  none: 7,
} as const;
