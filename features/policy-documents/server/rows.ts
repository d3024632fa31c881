import { SAMPLE_LICENCE, type Provenance } from '#src/contract/provenance';
import type { PolicyState } from '#src/contract/policy-states';
import { WITHOUT_FORCE, type PolicyRow } from '../contract';

export const hasForce = (policy: string): string =>
  `${policy}.kind not in (${WITHOUT_FORCE.map((kind) => `'${kind}'`).join(', ')})`;
/** Of the policy `p`; nothing where it never comes into force. */
export const EFFECTIVE_ON = `case when ${hasForce('p')} then p.effective_on end::text`;

/** The state of the policy `p` on a day, which is a parameter; nothing where it never comes into force. */
export const stateOn = (day: string): string => `(case
  when not (${hasForce('p')}) then null
  when p.ended_on <= ${day} then '废止'
  when p.effective_on > ${day} then '即将实施'
  when p.partly_on <= ${day} then '部分有效'
  else '现行' end)`;

/** Wholly or in parts. */
export const isInForce = (day: string): string => `${stateOn(day)} in ('现行', '部分有效')`;

/** `stateOn` as conditions, by which an index is chosen. */
export const isInState = (state: PolicyState, day: string): string => {
  const isEnded = `p.ended_on <= ${day}`;
  const lasts = `(p.ended_on is null or p.ended_on > ${day})`;
  const begun = `p.effective_on <= ${day}`;
  return {
    废止: isEnded,
    即将实施: `${lasts} and p.effective_on > ${day} and ${hasForce('p')}`,
    部分有效: `${lasts} and ${begun} and p.partly_on <= ${day}`,
    现行: `${lasts} and ${begun} and (p.partly_on is null or p.partly_on > ${day}) and ${hasForce('p')}`,
  }[state];
};

export const ROW_TABLES = 'policy p join region r on r.areaid = p.area_id';
export const rowColumns = (day: string): string => `
  p.id, p.title, p.doc_no as "docNo", p.issuer, p.level, p.area_id::text as "areaId", r.name as "areaName", p.kind,
  p.trade, p.published_on::text as "publishedOn", ${EFFECTIVE_ON} as "effectiveOn", p.ended_on::text as "endedOn",
  ${stateOn(day)} as state, p.impacts, p.series is not null as "hasPrices", p.source, p.revision`;

export type StoredRow = Omit<PolicyRow, 'provenance'> & {
  readonly state: PolicyState | null;
  readonly revision: number;
};

type Sourced = Pick<PolicyRow, 'title' | 'docNo' | 'issuer' | 'publishedOn' | 'source'> & {
  readonly revision: number;
};

export const provenanceOf = ({
  title,
  docNo,
  issuer,
  publishedOn,
  source,
  revision,
}: Sourced): Provenance => ({
  kind: source,
  issuer,
  title,
  ...(docNo && { issueNo: docNo }),
  priceDate: publishedOn,
  taxBasis: '除税',
  revision,
  licence: source === 'sample' ? SAMPLE_LICENCE : '以发布单位的文本为准',
  note: '日期为发布日；文件本身不分含税、除税',
});

export const rowOf = ({ revision, ...row }: StoredRow): PolicyRow => ({
  ...row,
  provenance: provenanceOf({ ...row, revision }),
});
