import { addMonths } from '#src/costing/months';
import { monthOf } from '../month-of';

/** The last whole month, of Shanghai: what samples reach. */
export const monthBefore = (now: Date): string => addMonths(monthOf(now.getTime()), -1);
