import type { ClausePair } from '../contract-document';

type Piece = ClausePair['pieces'][number];

const cutter = new Intl.Segmenter('zh', { granularity: 'word' });
const wordsOf = (text: string): string[] => [...cutter.segment(text)].map(({ segment }) => segment);

/** How many words two lists have in common from each pair of places on, in order. */
const commonFrom = (before: readonly string[], after: readonly string[]) => {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const common = (old: number, now: number): number => lengths[old * width + now] ?? 0;
  for (let old = before.length - 1; old >= 0; old--)
    for (let now = after.length - 1; now >= 0; now--)
      lengths[old * width + now] =
        before[old] === after[now]
          ? common(old + 1, now + 1) + 1
          : Math.max(common(old + 1, now), common(old, now + 1));
  return common;
};

const joined = (pieces: readonly Piece[]): Piece[] => {
  const all: { kind: Piece['kind']; texts: string[] }[] = [];
  for (const { kind, text } of pieces) {
    const last = all.at(-1);
    if (last?.kind === kind) last.texts.push(text);
    else all.push({ kind, texts: [text] });
  }
  return all.map(({ kind, texts }) => ({ kind, text: texts.join('') }));
};

/** Beyond so many a text is said to be another as a whole. */
const MOST_WORDS = 1_500;
/** Finding the words of more takes longer than anybody else should wait. */
const MOST_SIGNS = 6_000;
/** Of all texts of two documents together, pairs of words laid beside one another; the rest is said as a whole. */
const MOST_PAIRS = 40_000_000;

/** Two texts in one, by the longest run of words they have in common; one for all the clauses of two documents. */
export const wordChanges = (): ((before: string, after: string) => Piece[]) => {
  let left = MOST_PAIRS;
  return (before, after) => {
    const whole: Piece[] = [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
    if (left <= 0 || before.length > MOST_SIGNS || after.length > MOST_SIGNS) return whole;
    const [olds, nows] = [wordsOf(before), wordsOf(after)];
    if (olds.length > MOST_WORDS || nows.length > MOST_WORDS) return whole;
    left -= olds.length * nows.length;
    return changesBetween(olds, nows);
  };
};

const changesBetween = (olds: readonly string[], nows: readonly string[]): Piece[] => {
  const common = commonFrom(olds, nows);
  const pieces: Piece[] = [];
  for (let [at, to] = [0, 0]; at < olds.length || to < nows.length;) {
    const [old, now] = [olds[at], nows[to]];
    if (old !== undefined && old === now) {
      pieces.push({ kind: 'same', text: old });
      [at, to] = [at + 1, to + 1];
    } else if (old !== undefined && (now === undefined || common(at + 1, to) >= common(at, to + 1))) {
      pieces.push({ kind: 'removed', text: old });
      at += 1;
    } else {
      pieces.push({ kind: 'added', text: now ?? '' });
      to += 1;
    }
  }
  return joined(pieces);
};
