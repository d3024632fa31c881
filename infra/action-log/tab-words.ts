const SIGNS = /([: ])/;
const isSign = (piece: string): boolean => piece === ':' || piece === ' ';

/** As it stands where it is none of the program's own: that of another version, or a spoiled one. */
const decoded = (piece: string): string => {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
};

/**
 * What a tab says to the others, in pieces that are redacted one by one: the program's own words have to come through,
 * or a replay hears nothing of it. `likes:6001:on` is likes, :, 6001, :, on.
 */
export const piecesOfWord = (word: string): readonly string[] =>
  word.split(SIGNS).map((piece) => (isSign(piece) ? piece : decoded(piece)));

/** Logs of before hold the word itself. */
export const wordOfPieces = (pieces: unknown): string =>
  Array.isArray(pieces)
    ? pieces.map((piece: string) => (isSign(piece) ? piece : encodeURIComponent(piece))).join('')
    : String(pieces);
