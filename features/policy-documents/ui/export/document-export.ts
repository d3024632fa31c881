import type { RootState } from '#src/kernel/state';
import { filled, sheetOf, textColumn } from '#src/tables/columns';
import type { PageExport } from '#src/tables/list-export';
import type { Clause, ClausePair, NamedPolicy } from '../../contract-document';
import { selectComparison, selectDocument } from '../../selectors';
import { PAIR_WORDS, titleWords } from '../../words';

const clauseSheet = (clauses: readonly Clause[]) =>
  sheetOf<Clause>(
    '条文',
    [
      [textColumn('章', 18), ({ chapter }) => chapter],
      [textColumn('条', 10), ({ number }) => number],
      [textColumn('条文', 90), ({ body }) => body],
    ],
    clauses,
  );

const chainSheet = (chain: readonly NamedPolicy[]) =>
  sheetOf<NamedPolicy>(
    '效力沿革',
    [
      [textColumn('文件', 48), ({ title }) => title],
      [textColumn('文号', 22), ({ docNo }) => docNo],
      [textColumn('发布日', 12), ({ publishedOn }) => publishedOn],
      [textColumn('生效日', 12), ({ effectiveOn }) => effectiveOn],
      [textColumn('废止日', 12), ({ endedOn }) => endedOn ?? ''],
      [textColumn('效力', 10), ({ state }) => state],
    ],
    chain,
  );

const pairSheet = (pairs: readonly ClausePair[]) =>
  sheetOf<ClausePair>(
    '新旧对照',
    [
      [textColumn('变化', 8), ({ kind }) => PAIR_WORDS[kind]],
      [textColumn('旧条', 10), ({ before }) => before?.number ?? ''],
      [textColumn('旧文', 70), ({ before }) => before?.body ?? ''],
      [textColumn('新条', 10), ({ after }) => after?.number ?? ''],
      [textColumn('新文', 70), ({ after }) => after?.body ?? ''],
    ],
    pairs,
  );

/** Clauses, chain and the comparison that is shown; undefined before the document has come. */
export const policyExport = (state: RootState): PageExport | undefined => {
  const { status, document, view } = selectDocument(state);
  const { comparison } = selectComparison(state);
  if (status !== 'shown' || !document) return undefined;
  const { row, asOf, clauses, chain, textNote } = document;
  return {
    kind: 'page',
    title: row.title,
    section: '25',
    filters: [['文件', titleWords(row)]],
    basis: [
      ['效力', `${row.state}（截至 ${asOf}）`],
      ['生效日', row.effectiveOn],
      ...(textNote ? [['文本', textNote] as const] : []),
    ],
    sheets: filled([
      clauseSheet(clauses),
      chainSheet(chain),
      pairSheet(view.withId && comparison ? comparison.pairs : []),
    ]),
    sources: [row.provenance],
  };
};
