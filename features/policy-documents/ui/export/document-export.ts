import type { RootState } from '#src/kernel/state';
import { filled, sheetOf, textColumn } from '#src/tables/columns';
import type { PageExport } from '#src/tables/list-export';
import type { ClausePair, NamedPolicy, StandingClause } from '../../contract-document';
import { selectComparison, selectDocument } from '../../selectors';
import { forceLines, PAIR_WORDS, standingWords, titleWords, unclearWords } from '../../labels';

const clauseSheet = (clauses: readonly StandingClause[]) =>
  sheetOf<StandingClause>(
    '条文',
    [
      [textColumn('章', 18), ({ chapter }) => chapter],
      [textColumn('条', 10), ({ number }) => number],
      [textColumn('条文', 90), ({ body }) => body],
      [textColumn('条文效力', 40), standingWords],
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
      [textColumn('生效日', 12), ({ effectiveOn }) => effectiveOn ?? ''],
      [textColumn('废止日', 12), ({ endedOn }) => endedOn ?? ''],
      [textColumn('效力', 10), ({ state }) => state ?? ''],
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
  const { row, asOf, clauses, unclear, chain, textNote } = document;
  return {
    kind: 'page',
    title: row.title,
    section: '25',
    filters: [['文件', titleWords(row)]],
    basis: [
      ...forceLines(row, asOf),
      ...unclear.map((one) => ['修改', unclearWords(one)] as const),
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
