import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import {
  changeTerms,
  chooseScheme,
  createScheme,
  keepDraft,
  loadSchemes,
  removeScheme,
  renameScheme,
} from './epics/schemes';
import { countUnitPrices, enterArea, findArea, findList, jump, loadTrades, noteRow } from './epics/rows';
import {
  compareWith,
  loadDetail,
  noteTerms,
  openDetail,
  readDetailIn,
  retryBlock,
  tryTerms,
} from './epics/detail';
import { loadWindows } from './epics/load-windows';
import { tellSight } from './epics/sight';
import { listDriver } from './list-driver';
import type { NoteAddress } from './note-address';
import * as policies from './policies';
import { reducer, type UnitPricesState } from './state';
import { tracked } from './tracked';

export { selectUnitPriceArea, selectUnitPriceTotal } from './selectors';

export const unitPrices: Slice<'unitPrices', UnitPricesState, [note: NoteAddress, portal: PortalEvents]> = {
  name: 'unitPrices',
  reducer,
  epics: (note, portal) =>
    joinEpics(
      listDriver.epicsWith(portal),
      {
        // It hears the place that is found, and what is asked for then.
        tellSight,
        findList,
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
      },
      policies,
    ),
  tracked,
};
