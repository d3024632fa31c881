import { SOURCE_LABELS, type Provenance } from '#src/contract/provenance';
import type { TitleBlockRow } from '../title-block';

/** All that is known of where a figure comes from; what nobody stated is left out. */
export const provenanceRows = (provenance: Provenance): readonly TitleBlockRow[] => {
  const { kind, issuer, title, issueNo, priceDate, taxBasis, codeEdition } = provenance;
  const { n, method, reviewedBy, reviewedAt, revision, licence, note } = provenance;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['来源', SOURCE_LABELS[kind]],
    ['提供方', issuer],
    ['资料名称', title],
    ['期号', issueNo],
    ['价格期', `${priceDate} · ${taxBasis}`],
    ['清单版本', codeEdition],
    ['样本数', n === undefined ? undefined : `${n} 个`],
    ['测算方法', method],
    ['审核', [reviewedBy, reviewedAt].filter(Boolean).join(' · ')],
    ['版次', `第 ${revision} 版`],
    ['使用许可', licence],
    ['说明', note],
  ];
  return rows.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
};
