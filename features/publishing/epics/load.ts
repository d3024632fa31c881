import { exhaustMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { createCall, rightCall } from '../contract';
import { draftCall } from '../contract-draft';
import { events } from '../events';
import { draftPath } from '../draft-path';

export const checkRight = exchange({
  on: commands.checkRight,
  overlap: switchMap,
  call: rightCall,
  succeeded: ({ canPublish }) => events.rightLoaded({ canPublish }),
  failed: (problem) => events.rightFailed({ problem }),
});

export const createDraft = exchange({
  on: commands.createDraft,
  overlap: exhaustMap,
  call: createCall,
  request: (plan) => ({ body: plan }),
  started: () => events.creationRequested(),
  succeeded: (key) => events.draftCreated({ key }),
  failed: (problem) => events.creationFailed({ problem }),
});

export const openCreated = when(events.draftCreated, ({ key }, _, { address }) => address.go(draftPath(key)));

export const loadDraft = exchange({
  on: commands.loadDraft,
  overlap: switchMap,
  call: draftCall,
  request: ({ id }) => ({ query: { id } }),
  succeeded: (draft, { unsaved = 'restore' }) => events.draftLoaded({ draft, unsaved }),
  failed: (problem, { id }) => events.draftFailed({ id, problem }),
});
