import type { Block, Citation, Figure } from '../../contract-blocks';

export type Quoted = Omit<Citation, 'no'>;

/** Collects the parts of an answer; figures cannot enter it without their citation. */
export const answerDraft = () => {
  const blocks: Block[] = [];
  const citations: Citation[] = [];
  const cite = (quoted: Quoted): number => {
    const known = citations.find(({ no: _no, ...one }) => JSON.stringify(one) === JSON.stringify(quoted));
    if (known) return known.no;
    citations.push({ no: citations.length + 1, ...quoted });
    return citations.length;
  };
  return {
    text: (text: string) => void blocks.push({ kind: 'text', text }),
    caution: (text: string) => void blocks.push({ kind: 'caution', text }),
    figures: (caption: string, rows: readonly (Omit<Figure, 'cite'> & { readonly from: Quoted })[]) =>
      void blocks.push({
        kind: 'figures',
        caption,
        rows: rows.map(({ from, ...figure }) => ({ ...figure, cite: cite(from) })),
      }),
    working: (caption: string, lines: readonly string[]) =>
      void blocks.push({ kind: 'working', caption, lines: [...lines] }),
    /** What a sentence rests on that holds no figure. */
    quote: (from: Quoted) => void cite(from),
    choices: (text: string, options: readonly string[]) =>
      void blocks.push({ kind: 'choices', text, options: [...options] }),
    /** Citations come last. */
    blocks: (): readonly Block[] =>
      citations.length === 0 ? blocks : [...blocks, { kind: 'citations', items: citations }],
  };
};
