import { isMoved, type Basis } from '#src/costing/basis';
import type { Parameters } from '../postgres/parameters';
import { CARRYING, carried, YARDSTICK } from './carried-cost';
import { shownAmount } from './shown-amount';
import { UNIT_COST } from './unit-cost';

/** SQL over `project p`. */
export interface ComparedCost {
  /** Before the statement. */
  readonly yardstick: string;
  /** Behind `project p`. */
  readonly joined: string;
  /** Null where a cost cannot be read so. */
  readonly cost: string;
  /** YYYY-MM that costs are carried to; null where the basis says how they are read. */
  readonly until: string;
}

/** In its own month and place. */
export const quotedCost = ({ taxBasis }: Basis): string =>
  taxBasis === '含税' ? 'round(p.total / p.area, 2)' : 'p.unit_pretax';

/**
 * A unit cost beside others: in the month and place of the basis as the list shows it, to the fen; without either,
 * carried to the newest month of its province. Whoever compares projects takes it from here, or two pages would say two
 * medians of the same projects.
 */
export const comparedCost = (basis: Basis, parameters: Parameters): ComparedCost =>
  isMoved(basis)
    ? {
        yardstick: '',
        joined: '',
        cost: `round(${shownAmount(UNIT_COST, basis, parameters)}::numeric, 2)::float8`,
        until: 'null::text',
      }
    : {
        yardstick: `with ${YARDSTICK}`,
        joined: CARRYING,
        cost: `(${carried(quotedCost(basis))})::float8`,
        until: `to_char(y.period, 'YYYY-MM')`,
      };
