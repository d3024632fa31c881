import type { Marks } from '../contract';

interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Cuts a text at its marks. Marks that overlap or reach beyond the text lose nothing of it. */
export const piecesOf = (text: string, marks: Marks): readonly Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  const cut = (to: number, isMarked: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to), isMarked });
    at = Math.max(at, to);
  };
  for (const [start, end] of [...marks].sort(([one], [other]) => one - other)) {
    cut(Math.min(start, text.length), false);
    cut(Math.min(end, text.length), true);
  }
  cut(text.length, false);
  return pieces;
};
