import { anchorageCalculation, lapCalculation } from './anchorage';
import { meanCalculation, rebaseCalculation, unitPriceCalculation } from './basics';
import { beamCalculation, slabCalculation, stairCalculation } from './beams';
import { bendCalculation, stirrupCalculation } from './bending';
import type { Calculation } from './calculation';
import { columnCalculation, footingCalculation, wallCalculation } from './columns';
import { formworkSaving, jointSaving, pileSaving } from './savings';
import { basementSaving, earthSaving, strengthSaving } from './site-savings';

/** What a page can work out, by the name it goes by there. */
export const CALCULATIONS = {
  anchorage: anchorageCalculation,
  lap: lapCalculation,
  bend: bendCalculation,
  stirrup: stirrupCalculation,
  beam: beamCalculation,
  slab: slabCalculation,
  stair: stairCalculation,
  column: columnCalculation,
  wall: wallCalculation,
  footing: footingCalculation,
  unitPrice: unitPriceCalculation,
  mean: meanCalculation,
  rebase: rebaseCalculation,
  joint: jointSaving,
  formwork: formworkSaving,
  pile: pileSaving,
  earth: earthSaving,
  strength: strengthSaving,
  basement: basementSaving,
} as const satisfies Readonly<Record<string, Calculation>>;
export type CalculationName = keyof typeof CALCULATIONS;
