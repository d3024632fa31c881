import { DIVISIONS } from '#src/contract/bill-divisions';

const OTHERS = '其他分部';

/** Of a code: `010502001` → 0105. In the bill of a building, 0111–0117 are numbered 0111xx. */
export const partLabel = (part: string): string => DIVISIONS[part] ?? OTHERS;
