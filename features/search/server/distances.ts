/** How near a record or word is to what was typed; nearest first, in every statement and answer of the search. */
export const DISTANCE = {
  /** It is the title. */
  same: 0,
  /** The title begins so. */
  begins: 1,
  /** The title holds the text. */
  holds: 2,
  /** It holds the words: of a word that is offered, in its title. */
  words: 3,
  /** Its sounds or initials begin so. */
  sound: 4,
  /** The subtitle holds some of it; or it stands behind the best, by heat alone. */
  beside: 5,
  /** There is no row. */
  none: 6,
} as const;
