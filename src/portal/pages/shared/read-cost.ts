import type { ReadCost } from '#features/favorites/ui/index';
import type { Quoted, Rebase } from '#src/costing/rebaser';
import { quotedAs } from '#src/ui/figure-card/cost';
import { ledTo } from '#src/ui/figure-card/working-of';
import { formatNumber } from '#src/ui/format';

/** A cost of any section in the basis of the page, with the original. */
export const readCost = (rebase: Rebase, quoted: Quoted, areaName: string): ReturnType<ReadCost> => {
  const reading = rebase(quoted);
  if (reading.kind === 'same') return undefined;
  if (reading.kind === 'impossible') return { note: `不可换算：${reading.reason}` };
  return {
    value: reading.value,
    basis: ledTo(quoted, areaName, reading.steps),
    note: `原 ${formatNumber(quoted.value, 2)}（${quotedAs({ quoted, areaName })}）`,
  };
};
