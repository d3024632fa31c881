import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import {
  changeTerms,
  chooseScheme,
  createScheme,
  loadSchemes,
  removeScheme,
  renameScheme,
} from './epics/change-schemes';
import { enterArea, findArea } from './epics/find-area';
import { countUnitPrices, findUnitPrices } from './epics/find-unit-prices';
import { keepDraft } from './epics/keep-draft';
import { compareWith, loadDetail, readDetailIn, retryBlock } from './epics/load-detail';
import { loadTrades } from './epics/load-trades';
import { loadWindows } from './epics/load-windows';
import { jump, noteRow } from './epics/note-row';
import { openDetail } from './epics/open-detail';
import { noteTerms, tryTerms } from './epics/try-terms';
import { listDriver } from './list-driver';
import type { NoteAddress } from './note-address';
import * as policies from './policies';
import { reducer, type UnitPricesState } from './state';
import { tracked } from './tracked';

export { selectUnitPriceArea, selectUnitPriceTotal } from './selectors';

export const unitPrices: Slice<'unitPrices', UnitPricesState, [note: NoteAddress, portal: PortalEvents]> = {
  name: 'unitPrices',
  reducer,
  epics: (note, portal) => ({
    ...listDriver.epicsWith(portal),
    findUnitPrices,
    countUnitPrices,
    loadWindows,
    jump,
    noteRow: noteRow(note),
    findArea,
    enterArea,
    loadTrades,
    openDetail,
    loadDetail,
    readDetailIn,
    retryBlock,
    compareWith,
    tryTerms,
    noteTerms: noteTerms(note),
    loadSchemes,
    createScheme,
    renameScheme,
    changeTerms,
    removeScheme,
    chooseScheme,
    keepDraft,
    ...policies,
  }),
  tracked,
};
