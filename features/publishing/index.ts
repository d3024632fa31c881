import type { Slice } from '#src/kernel/slice';
import { changeDraft } from './epics/change';
import { autosave, changeView, edit, findEdits, keepEdits } from './epics/edit';
import { acceptImport, changeMapping, closeImport, importFile, downloadRefusals } from './epics/import';
import { checkRight, createDraft, loadDraft, loadList, openCreated } from './epics/load';
import { askAfterLogin, askOnEntry, loadPlace, saveFound, saveKept } from './policies';
import type { FilePorts } from './ports';
import { reducer, type PublishingState } from './state';
import { tracked } from './tracked';

export const publishing: Slice<'publishing', PublishingState, [files: FilePorts]> = {
  name: 'publishing',
  reducer,
  epics: (files) => ({
    checkRight,
    loadList,
    loadDraft,
    createDraft,
    openCreated,
    changeView,
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
    // loadPlace hears the answer to askOnEntry, so it subscribes before it.
    loadPlace,
    askOnEntry,
    askAfterLogin,
  }),
  tracked,
};
