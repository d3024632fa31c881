import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { changeDraft } from './epics/change';
import { autosave, edit, findEdits, keepEdits, openNode } from './epics/edit';
import {
  acceptImport,
  changeMapping,
  closeImport,
  closeOnLeaving,
  importFile,
  downloadRefusals,
} from './epics/import';
import { checkRight, createDraft, loadDraft, openCreated } from './epics/load';
import { listDriver } from './list-driver';
import { askAfterLogin, askOnEntry, landOnReviews, loadPlace, saveFound, saveKept } from './policies';
import type { FilePorts } from '#src/kernel/ports';
import { reducer, type PublishingState } from './state';
import { tracked } from './tracked';

export const publishing: Slice<'publishing', PublishingState, [files: FilePorts, portal: PortalEvents]> = {
  name: 'publishing',
  reducer,
  epics: (files, portal) =>
    // The list opens with the right to it.
    joinEpics(listDriver.epicsWith(portal, { without: ['findOnEntry'] }), {
      checkRight,
      loadDraft,
      createDraft,
      openCreated,
      landOnReviews,
      openNode,
      edit,
      keepEdits,
      findEdits,
      autosave,
      changeDraft,
      saveKept,
      saveFound,
      importFile: importFile(files),
      changeMapping,
      acceptImport,
      downloadRefusals: downloadRefusals(files),
      closeImport,
      closeOnLeaving,
      // loadPlace hears the answer to askOnEntry, so it subscribes before it.
      loadPlace,
      askOnEntry,
      askAfterLogin,
    }),
  tracked,
};
