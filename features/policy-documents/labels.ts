import { listPathOf } from '#src/contract/records';
import type { ClauseChange, ClauseHits, Impact, PolicyRow, Standing } from './contract';
import type { ClausePair, NamedPolicy, PolicyDocument, RELATIONS, StandingClause } from './contract-document';
import type { PriceDocument, PriceIssue, PriceRow } from './contract-prices';

/** 《…》（建标〔2013〕44号，住房和城乡建设部，2013-03-21 发布） */
export const titleWords = ({
  title,
  docNo,
  issuer,
  publishedOn,
}: Pick<PolicyRow, 'title' | 'docNo' | 'issuer' | 'publishedOn'>): string =>
  `《${title.replaceAll('《', '〈').replaceAll('》', '〉')}》（${[docNo, issuer, `${publishedOn} 发布`].filter(Boolean).join('，')}）`;

type Force = Pick<PolicyRow, 'kind' | 'state' | 'effectiveOn' | 'endedOn'>;

const withoutForce = (kind: Force['kind']): string => `不适用（${kind}不施行、不废止，仅供参考）`;

/** 现行（截至 2025-10-20） */
export const stateWords = ({ kind, state }: Force, asOf: string): string =>
  state === null ? withoutForce(kind) : `${state}（截至 ${asOf}）`;

/** Its day and its state, as lines of a file. */
export const forceLines = (
  row: Force,
  asOf: string,
): readonly (readonly [term: string, detail: string])[] => [
  ...(row.effectiveOn === null ? [] : [['生效日', row.effectiveOn] as const]),
  ['效力', stateWords(row, asOf)],
];

/** 部分有效（2024-10-20 起施行，截至 2026-11-26） */
const forceWords = ({ kind, state, effectiveOn, endedOn }: Force, asOf: string): string => {
  const days = [`${effectiveOn} 起施行`, endedOn && `${endedOn} 起废止`, `截至 ${asOf}`];
  return state === null ? withoutForce(kind) : `${state}（${days.filter(Boolean).join('，')}）`;
};

/** 50 余处 */
export const hitsWords = ({ hits, hasMore }: Pick<ClauseHits, 'hits' | 'hasMore'>): string =>
  `${hits.length} ${hasMore ? '余处' : '处'}`;

const CHANGED = { changed: '修改', removed: '删去', unclear: '修改' } as const;
const UNCLEAR = '修改情况请核对原文';
const nameOf = ({ byTitle, byDocNo }: ClauseChange): string => byDocNo || `《${byTitle}》`;

/** 已由 示例〔2026〕279号 第十七条修改，2026-10-02 起; 修改情况请核对原文：可能已由 … */
export const changeWords = (change: ClauseChange): string => {
  const { kind, hasBegun, from, byState, number } = change;
  const doubt = kind === 'unclear' ? `${UNCLEAR}：可能` : '';
  const by = `${doubt}${hasBegun ? '已' : '将'}由 ${nameOf(change)} ${number}${CHANGED[kind]}，${from} 起`;
  return byState === '废止' || byState === '部分有效' ? `${by}（该文件现为${byState}）` : by;
};

const HOLDS = '未修改，仍有效';

/** How a clause stands beside its document; empty where it stands as the document does. */
export const standingWords = ({ changes, holds }: Standing): string =>
  [...(holds ? [HOLDS] : []), ...changes.map(changeWords)].join('；');

/** 示例〔2026〕279号 已修改本文件，但没有写明改了哪一条 */
export const unclearWords = ({ title, docNo, state }: NamedPolicy): string =>
  `${docNo || `《${title}》`} ${state === '即将实施' ? '将' : '已'}修改本文件，但从收录的文本看不出改了哪一条`;

type CitedDocument = Pick<PolicyDocument, 'row' | 'asOf' | 'clauses' | 'unclear'>;

/** 第十六条已修改、第二十条将删去、3 条修改情况请核对原文 */
const changedWords = (clauses: readonly StandingClause[]): string => {
  const lasts = clauses.flatMap(({ number, changes }) => {
    const last = changes.findLast(({ hasBegun }) => hasBegun) ?? changes[0];
    return last ? [{ ...last, number }] : [];
  });
  const unclear = lasts.filter(({ kind }) => kind === 'unclear').length;
  return [
    ...lasts
      .filter(({ kind }) => kind !== 'unclear')
      .map(({ number, hasBegun, kind }) => `${number}${hasBegun ? '已' : '将'}${CHANGED[kind]}`),
    ...(unclear > 0 ? [`${unclear} 条${UNCLEAR}`] : []),
  ].join('、');
};

const citation = ({ row, unclear }: CitedDocument, clause: string, force: readonly string[]): string => {
  const notes = unclear.map((one) => `${unclearWords(one)}，引用前请核对`);
  return `${titleWords(row)}${clause}。效力：${[...force, ...notes].filter(Boolean).join('；')}。`;
};

/** One line for a review opinion: document, state and day, and which of its clauses do not stay as they are. */
export const documentCitation = (document: CitedDocument): string => {
  const { row, asOf, clauses } = document;
  const changed = changedWords(clauses);
  return citation(document, '', [forceWords(row, asOf), changed && `其中${changed}`]);
};

/** The same with the words of one clause, and how that clause stands. */
export const clauseCitation = (document: CitedDocument, clause: StandingClause): string => {
  const { row, asOf } = document;
  const [standing, force] = [standingWords(clause), forceWords(row, asOf)];
  return citation(
    document,
    `${clause.number}：“${clause.body.replaceAll('\n', '')}”`,
    standing ? [`本条${standing}`, `文件${force}`] : [force],
  );
};

/** What one of the chain does to the others, in the words of its line. */
export const linkWords = (
  { id }: NamedPolicy,
  { links, chain }: Pick<PolicyDocument, 'links' | 'chain'>,
  names: typeof RELATIONS,
): readonly string[] => {
  const nameOf = (other: string) => {
    const named = chain.find((one) => one.id === other);
    return named?.docNo || named?.title || other;
  };
  return links.flatMap(({ fromId, toId, kind }) => {
    if (fromId === id) return [`${names[kind]} ${nameOf(toId)}`];
    return toId === id ? [`被 ${nameOf(fromId)} ${names[kind]}`] : [];
  });
};

/** Where the portal shows what a document moves. */
export const IMPACT_LINKS: Readonly<Record<Impact, readonly (readonly [label: string, address: string])[]>> =
  {
    人工费调整: [
      ['查看人工费指数', `${listPathOf('projectCost')}?category=${encodeURIComponent('人工')}`],
      ['查看劳务分包价格', listPathOf('laborSubcontracting')],
    ],
    税率: [['按税口径查看综合单价', listPathOf('comprehensiveUnitPrice')]],
    定额: [['查看综合单价与组成', listPathOf('comprehensiveUnitPrice')]],
    信息价: [['查看材料价格序列', `${listPathOf('projectCost')}?category=${encodeURIComponent('材料')}`]],
    安全文明费: [['查看工程的措施费占比', listPathOf('commonproj')]],
    招投标: [['查看综合单价区间', listPathOf('comprehensiveUnitPrice')]],
    结算: [['查看单项工程指标', listPathOf('commonproj')]],
  };

export const PAIR_WORDS: Readonly<Record<ClausePair['kind'], string>> = {
  same: '相同',
  changed: '修改',
  added: '新增',
  removed: '删去',
  kept: '未涉及',
  unclear: '待核对',
};

type Window = Pick<PriceIssue, 'periodStart' | 'periodEnd' | 'days'>;

/** 2025-08-21 至 2025-09-20，31 天 */
export const windowWords = ({ periodStart, periodEnd, days }: Window): string =>
  `${periodStart} 至 ${periodEnd}，${days} 天`;

/** How a window follows the one before it: a price of a day must be looked for in one of them alone. */
export const gapWords = (gapDays: number | null): string => {
  if (gapDays === null) return '本系列的第一期';
  if (gapDays === 0) return '与上期首尾相接';
  return gapDays > 0 ? `与上期之间空缺 ${gapDays} 天` : `与上期重叠 ${-gapDays} 天`;
};

/** Percent against the issue compared with; null where the price was not there. */
export const changeOf = ({ pretax, before }: Pick<PriceRow, 'pretax' | 'before'>): number | null =>
  before === null ? null : (pretax / before - 1) * 100;

export const comparedWords = (compared: PriceDocument['compared']): string => {
  if (!compared) return '没有更早的一期可比';
  const { isSeen, issueNo, seenOn } = compared;
  if (!isSeen) return `较上期（${issueNo}）`;
  return `较您上次查看的${issueNo}${seenOn ? `（${seenOn} 查看）` : ''}`;
};
