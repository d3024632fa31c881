import type { Provenance } from '#src/contract/provenance';
import type { Verdict } from '../contract-verdicts';
import { verdictWords } from '../verdicts';

/** Where a figure comes from, with who marked it as normal and why. */
export const reviewedAs = (provenance: Provenance, mark: Verdict | undefined): Provenance =>
  mark
    ? {
        ...provenance,
        note: [provenance.note, `偏差较大，已标记正常：${verdictWords(mark)}`].filter(Boolean).join('；'),
      }
    : provenance;
