import type { Copy } from '#src/kernel/copying';
import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { addContact, fillForm, changeView, copyCitation, loadIndex, viewIndex } from './epics';
import { listDriver } from './list-driver';
import { findDraft, keepDrafts, loadWhenNeeded, viewOnEntry } from './policies';
import { reducer, type CostIndexesState } from './state';
import { tracked } from './tracked';

export { selectAreaIds, selectIndexArea } from './selectors';

export interface CostIndexPorts {
  readonly copy: Copy;
  readonly portal: PortalEvents;
}

export const costIndexes: Slice<'costIndexes', CostIndexesState, [ports: CostIndexPorts]> = {
  name: 'costIndexes',
  reducer,
  epics: ({ copy, portal }) =>
    joinEpics(listDriver.epicsWith(portal), {
      changeDetail: changeView,
      // A view that is told must find the epic that loads it listening.
      loadIndex,
      loadWhenNeeded,
      viewIndex,
      copyCitation: copyCitation(copy),
      keepDrafts,
      addContact,
      fillForm,
      findDraft,
      viewOnEntry,
    }),
  tracked,
};
