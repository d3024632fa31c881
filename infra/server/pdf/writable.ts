import { create } from 'fontkit';
import type { Fonts } from './fonts';
import type { PrintedDocument } from './printed-document';

/** In place of signs that the fonts lack: what an engineer writes where a keyboard lacks them, too. */
const INSTEAD: Readonly<Record<string, string>> = {
  Φ: 'Ø',
  φ: 'ø',
  ϕ: 'ø',
  '⌀': 'Ø',
  '∅': 'Ø',
  '≥': '>=',
  '≤': '<=',
  '≠': '<>',
  '≈': '约',
  '→': '->',
  '←': '<-',
  '‰': '/1000',
  α: 'a',
  β: 'b',
  λ: 'l',
  μ: 'u',
  Δ: 'd',
  Ω: 'ohm',
  '−': '-',
  '‑': '-',
};
/** The mark of printers for a sign they have not. */
const MISSING = '〓';

/** A text in signs that both fonts have: by the table, else as Unicode takes it apart (㎥ m3), else marked. */
export const writableWith = ({ plain, bold }: Fonts): ((text: string) => string) => {
  const bolds = new Set(create(bold).characterSet);
  const known = new Set(create(plain).characterSet.filter((point) => bolds.has(point)));
  const has = (text: string) => [...text].every((sign) => known.has(sign.codePointAt(0) ?? 0));
  const signOf = (sign: string): string => {
    if (has(sign) || /\s/.test(sign)) return sign;
    const other = INSTEAD[sign] ?? sign.normalize('NFKC');
    return has(other) ? other : MISSING;
  };
  return (text) => [...text].map(signOf).join('');
};

/** All that is printed of it. */
export const writableDocument = (
  document: PrintedDocument,
  written: (text: string) => string,
): PrintedDocument => ({
  ...document,
  title: written(document.title),
  subtitle: written(document.subtitle),
  facts: document.facts.map(([label, text]) => [written(label), written(text)]),
  sections: document.sections.map(({ title, paragraphs, table }) => ({
    title: written(title),
    ...(paragraphs && { paragraphs: paragraphs.map(written) }),
    ...(table && {
      table: {
        columns: table.columns.map((column) => ({ ...column, title: written(column.title) })),
        rows: table.rows.map((row) => row.map(written)),
      },
    }),
  })),
  foot: written(document.foot),
});
