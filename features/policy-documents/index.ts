import { joinEpics } from '#src/kernel/epic';
import type { SaveFile } from '#src/kernel/ports';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import * as asking from './epics';
import { listDriver } from './list-driver';
import * as policies from './policies';
import { saveAttachment } from './attachment-epics';
import { reducer, type PolicyDocumentsState } from './state';
import { tracked } from './tracked';

export { selectList } from './selectors';

export const policyDocuments: Slice<
  'policyDocuments',
  PolicyDocumentsState,
  [save: SaveFile, portal: PortalEvents]
> = {
  name: 'policyDocuments',
  reducer,
  epics: (save, portal) =>
    // What is told on entry must find the epics that load it listening.
    joinEpics(listDriver.epicsWith(portal), asking, { saveAttachment: saveAttachment(save) }, policies),
  tracked,
};
