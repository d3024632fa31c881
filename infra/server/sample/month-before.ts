import { addMonths } from '#src/costing/months';
import { monthAt } from '#src/contract/shanghai-time';

/** The last whole month, of Shanghai: what samples reach. */
export const monthBefore = (now: Date): string => addMonths(monthAt(now), -1);
