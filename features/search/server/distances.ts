/** How near a record or word is to what was typed; nearest first, in every statement and answer of the search. */
export const DISTANCE = {
  /** It is the title. */
  same: 0,
  /** The title begins with the whole of it: 有梁板 C30, but not 有梁板模板. */
  word: 1,
  /** The title begins so. */
  begins: 2,
  /** A word of a record's title ends so, as what it is stands last: 现浇构件钢筋 HPB300, but not 钢筋混凝土管桩. */
  ends: 3,
  /** The title holds the text. */
  holds: 4,
  /** It holds the words: of a word that is offered, in its title. */
  words: 5,
  /** Its sounds or initials begin so. */
  sound: 6,
  /** The subtitle holds some of it; or it stands behind the best, by heat alone. */
  beside: 7,
  /** There is no row. */
  none: 8,
} as const;
