import type { Slice } from '../../src/kernel/slice';
import { changeView, foldOldTax } from './epics/change-view';
import { loadSubject } from './epics/load-subject';
import { loadTable } from './epics/load-table';
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
  epics: {
    changeView,
    foldOldTax,
    loadTable,
    loadSubject,
    loadOnEntry,
    loadSubjectOnEntry,
    loadSubjectOfTable,
    refineByRegion,
    startNationwide,
  },
  tracked,
};
