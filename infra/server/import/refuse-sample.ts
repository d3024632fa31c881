import { SOURCE_LABELS } from '#src/contract/provenance';
import type { Cell } from './table';
import { plainText } from './plain-text';
import { Unclear } from './unclear';

export const sampleRefusal = (source: string, what = '记录'): string | undefined =>
  source === SOURCE_LABELS.sample ? `这是样例数据，不能作为本单位的${what}导入` : undefined;

/** What was exported from the samples does not come back as a house's own. Throws `Unclear`. */
export const refuseSample = (source: Cell, what?: string): void => {
  const refusal = sampleRefusal(plainText(source), what);
  if (refusal !== undefined) throw new Unclear(refusal);
};
