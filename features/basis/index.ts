import type { Copy } from '#src/kernel/copying';
import type { Slice } from '#src/kernel/slice';
import { changeBasis, copyCitation, keepBasis, loadKeptBasis, loadTable, readAsKept } from './epics';
import { followAddress, loadKeptOfMember, loadWhenChosen, tellCopied, tellRefused } from './policies';
import { reducer, type BasisState } from './state';
import { tracked } from './tracked';

export { selectBasis, selectBasisPlace, selectBasisWords, selectRebase, selectSources } from './selectors';

export const basis: Slice<'basis', BasisState, [copy: Copy]> = {
  name: 'basis',
  reducer,
  epics: (copy) => ({
    changeBasis,
    keepBasis,
    loadKeptBasis,
    readAsKept,
    loadKeptOfMember,
    loadTable,
    copyCitation: copyCitation(copy),
    followAddress,
    loadWhenChosen,
    tellCopied,
    tellRefused,
  }),
  tracked,
};
