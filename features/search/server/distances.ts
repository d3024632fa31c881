/**
 * How near a word is to what was typed: 0 the title itself, 1 it begins so, 2 it holds the text, 3 it holds its words,
 * 4 its sounds or initials begin so, 5 the subtitle holds some of it.
 */
export const BY_SOUND = 4;
export const BESIDE_TITLE = 5;
