import type { Provenance } from '#src/contract/provenance';

/** 来源：造价指标网（样例），《样例数据》，第 1 版。 */
export const sourceWords = ({ issuer, title, issueNo, revision }: Provenance): string =>
  `来源：${[issuer, `《${title}》`, issueNo, `第 ${revision} 版`].filter(Boolean).join('，')}。`;
