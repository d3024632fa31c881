import type { Slice } from '../../src/kernel/slice';
import { addContact, fillForm } from './epics/add-contact';
import { changeView } from './epics/change-view';
import { copyCitation, type Copy } from './epics/copy-citation';
import { findIndexes } from './epics/find-indexes';
import { saveSeries, type Save } from './epics/save-series';
import { loadIndex, viewIndex } from './epics/show-index';
import { findDraft, findOnEntry, keepDrafts, loadWhenNeeded, refineByRegion, viewOnEntry } from './policies';
import { reducer, type CostIndexesState } from './state';
import { tracked } from './tracked';

export interface CostIndexPorts {
  readonly copy: Copy;
  readonly save: Save;
}

export const costIndexesOf = ({ copy, save }: CostIndexPorts): Slice<'costIndexes', CostIndexesState> => ({
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
    saveSeries: saveSeries(save),
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
