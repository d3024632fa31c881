import { listPathOf } from '#src/contract/records';
import type { Impact, PolicyRow } from './contract';
import type { Clause, ClausePair, NamedPolicy, PolicyDocument, RELATIONS } from './contract-document';
import type { PriceDocument, PriceIssue, PriceRow } from './contract-prices';

interface Cited extends Pick<PolicyRow, 'title' | 'docNo' | 'issuer' | 'state' | 'publishedOn'> {
  readonly effectiveOn: string;
}

/** 《…》（建标〔2013〕44号，住房和城乡建设部，2013-03-21 发布） */
export const titleWords = ({ title, docNo, issuer, publishedOn }: Cited): string =>
  `《${title.replaceAll('《', '〈').replaceAll('》', '〉')}》（${[docNo, issuer, `${publishedOn} 发布`].filter(Boolean).join('，')}）`;

/** One line for a review opinion: document, clause, state and the day the state is told of. */
export const citationOf = (row: Cited, asOf: string, clause?: Clause): string =>
  [
    titleWords(row),
    clause && `${clause.number}：“${clause.body.replaceAll('\n', '')}”`,
    `。效力：${row.state}（${row.effectiveOn} 起施行，截至 ${asOf}）。`,
  ]
    .filter(Boolean)
    .join('');

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
