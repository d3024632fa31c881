import type { Marks } from '../contract';
import { piecesOf } from './pieces-of';

/** A text with the parts that answer the search in sight. */
export const Marked = ({ text, marks }: { readonly text: string; readonly marks: Marks }) =>
  piecesOf(text, marks).map(({ text: part, isMarked }, index) =>
    isMarked ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
