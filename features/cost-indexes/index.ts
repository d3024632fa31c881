import type { Copy } from '#src/kernel/copying';
import type { Slice } from '#src/kernel/slice';
import { addContact, fillForm } from './epics/add-contact';
import { changeView } from './epics/change-view';
import { copyCitation } from './epics/copy-citation';
import { findIndexes } from './epics/find-indexes';
import { loadIndex, viewIndex } from './epics/show-index';
import { findDraft, findOnEntry, keepDrafts, loadWhenNeeded, refineByRegion, viewOnEntry } from './policies';
import { reducer, type CostIndexesState } from './state';
import { tracked } from './tracked';

export { selectIndexArea } from './selectors';

export interface CostIndexPorts {
  readonly copy: Copy;
}

export const costIndexesOf = ({ copy }: CostIndexPorts): Slice<'costIndexes', CostIndexesState> => ({
  name: 'costIndexes',
  reducer,
  epics: {
    changeView,
    findIndexes,
    // Whoever loads listens before whoever tells that something is viewed.
    loadIndex,
    loadWhenNeeded,
    viewIndex,
    copyCitation: copyCitation(copy),
    keepDrafts,
    addContact,
    fillForm,
    findDraft,
    findOnEntry,
    viewOnEntry,
    refineByRegion,
  },
  tracked,
});
