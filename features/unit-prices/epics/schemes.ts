import { concatMap, exhaustMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { DataOf } from '#src/contract/call';
import type { Problem } from '#src/kernel/send';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import {
  changeSchemeCall,
  chooseSchemeCall,
  createSchemeCall,
  removeSchemeCall,
  schemesCall,
} from '../contract-schemes';
import { events, type SchemeChange } from '../events';

export const loadSchemes = exchange({
  on: commands.loadSchemes,
  overlap: switchMap,
  call: schemesCall,
  succeeded: ({ schemes }) => events.schemesLoaded({ schemes }),
  failed: (problem) => events.schemesFailed({ problem }),
});

/** Every change answers all schemes; of two the later counts. */
const outcome = (how: SchemeChange) => ({
  overlap: concatMap,
  started: () => events.schemeChangeRequested({ how }),
  succeeded: ({ schemes }: DataOf<typeof schemesCall>) => events.schemesChanged({ how, schemes }),
  failed: (problem: Problem) => events.schemeChangeRejected({ how, problem }),
});

export const createScheme = exchange({
  on: commands.createScheme,
  ...outcome('created'),
  // A second click makes no second scheme.
  overlap: exhaustMap,
  call: createSchemeCall,
  request: ({ name, terms }) => ({ body: { name, ...terms } }),
});
export const renameScheme = exchange({
  on: commands.renameScheme,
  ...outcome('renamed'),
  call: changeSchemeCall,
  request: (body) => ({ body }),
});
export const changeTerms = exchange({
  on: commands.changeTerms,
  ...outcome('changed'),
  call: changeSchemeCall,
  request: (body) => ({ body }),
});
export const removeScheme = exchange({
  on: commands.removeScheme,
  ...outcome('removed'),
  call: removeSchemeCall,
  request: (body) => ({ body }),
});
export const chooseScheme = exchange({
  on: commands.chooseScheme,
  ...outcome('chosen'),
  call: chooseSchemeCall,
  request: (body) => ({ body }),
});

const KEY = 'unitPriceSchemeName';

/** The name of a scheme that is not saved yet outlives a lost session, and not a member who leaves. */
export const keepDraft = allOf(
  when(commands.keepDraft, (draft, _, { tab }) => {
    tab.set(KEY, draft.name);
    return events.draftNoted(draft);
  }),
  when(commands.loadSchemes, (_payload, _state, { tab }) => {
    const name = tab.get(KEY);
    return name ? events.draftNoted({ name }) : undefined;
  }),
  when(auth.loggedOut, ({ by }, _, { tab }) => {
    if (by === 'member') tab.remove(KEY);
  }),
  when(events.schemesChanged, ({ how }, _, { tab }) => {
    if (how === 'created') tab.remove(KEY);
  }),
);
