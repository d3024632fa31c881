import { meaningOf } from '#src/kernel/facts';

/** Facts of earlier versions may have codes of their own. */
export const whatOf = (fncode: string): string => meaningOf(fncode) ?? `操作 ${fncode}`;
