import type { Slice } from '#src/kernel/slice';
import { changeView, foldOldTax } from './epics/change-view';
import { loadSubject } from './epics/load-subject';
import { loadTable } from './epics/load-table';
import { weighByAge } from './epics/weigh-by-age';
import {
  loadOnEntry,
  loadSubjectOfTable,
  loadSubjectOnEntry,
  refineByRegion,
  startNationwide,
} from './policies';
import { reducer, type IndexRangeState } from './state';
import { tracked } from './tracked';

export { selectRangeArea } from './selectors';

export const indexRange: Slice<'indexRange', IndexRangeState> = {
  name: 'indexRange',
  reducer,
  epics: () => ({
    changeView,
    foldOldTax,
    loadTable,
    loadSubject,
    weighByAge,
    loadOnEntry,
    loadSubjectOnEntry,
    loadSubjectOfTable,
    refineByRegion,
    startNationwide,
  }),
  tracked,
};
