import type { TaxBasis } from './basis';
import { scaled } from './exact-scale';
import { roundTo } from './money';
import { scaleOf, taxShown, type Rebase, type Step } from './rebaser';

const FEN = 2;

/** The same reading where costs have to be in one tax basis and that of the page leaves each in its own. */
export const inTax =
  (rebase: Rebase, to: TaxBasis): Rebase =>
  (quoted) => {
    const reading = rebase(quoted);
    const { taxBasis, taxRate, value } = quoted;
    const from = taxShown(quoted, reading);
    if (reading.kind === 'impossible' || taxBasis === undefined || from === undefined || from === to)
      return reading;
    if (taxRate === undefined) return { kind: 'impossible', reason: '原值没有注明税率，含税与除税不能互换' };
    const steps: readonly Step[] = [
      ...(reading.kind === 'rebased' ? reading.steps : []),
      { kind: 'tax', from, to, rate: taxRate },
    ];
    return { kind: 'rebased', value: roundTo(scaled(value, scaleOf(steps)), FEN), steps };
  };
