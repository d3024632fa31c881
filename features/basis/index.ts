import type { Copy } from '#src/kernel/copying';
import type { Slice } from '#src/kernel/slice';
import { changeBasis, copyCitation, loadTable } from './epics';
import { followAddress, loadWhenChosen, tellCopied, tellRefused } from './policies';
import { reducer, type BasisState } from './state';
import { tracked } from './tracked';

export { selectBasisWords, selectRebase, selectSources } from './selectors';

export const basis: Slice<'basis', BasisState, [copy: Copy]> = {
  name: 'basis',
  reducer,
  epics: (copy) => ({
    changeBasis,
    loadTable,
    copyCitation: copyCitation(copy),
    followAddress,
    loadWhenChosen,
    tellCopied,
    tellRefused,
  }),
  tracked,
};
