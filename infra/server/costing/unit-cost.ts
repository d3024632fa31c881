import { buildingKind } from './building-kind';
import type { ListedAmount } from './shown-amount';

/** 单方造价 of `project p`. */
export const UNIT_COST: ListedAmount = {
  alias: 'p',
  untaxed: 'p.untaxed',
  normalised: 'p.normalised',
  ownSeries: buildingKind('p.type'),
};
