import { exhaustMap, switchMap } from 'rxjs';
import { reader, requestOf, type Asked } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
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

const read = reader(schemesCall);

export const loadSchemes = exchange({
  on: commands.loadSchemes,
  overlap: switchMap,
  request: () => ({ ...requestOf(schemesCall), quiet: true }),
  read,
  until: auth.loggedOut.match,
  succeeded: ({ schemes }) => events.schemesLoaded({ schemes }),
  failed: (problem) => events.schemesFailed({ problem }),
});

/** Every change answers all schemes. exhaustMap: a second press while the first is on its way changes nothing. */
const outcome = (how: SchemeChange) => ({
  overlap: exhaustMap,
  read,
  until: auth.loggedOut.match,
  started: () => events.schemeChangeRequested({ how }),
  succeeded: ({ schemes }: ReturnType<typeof read>) => events.schemesChanged({ how, schemes }),
  failed: (problem: Parameters<typeof events.schemesFailed>[0]['problem']) =>
    events.schemeChangeRejected({ how, problem }),
});

const change = (asked: Asked<typeof changeSchemeCall>) => ({
  ...requestOf(changeSchemeCall, asked),
  quiet: true,
});

export const createScheme = exchange({
  on: commands.createScheme,
  ...outcome('created'),
  request: ({ name, terms }) => ({
    ...requestOf(createSchemeCall, { body: { name, ...terms } }),
    quiet: true,
  }),
});
export const renameScheme = exchange({
  on: commands.renameScheme,
  ...outcome('renamed'),
  request: (body) => change({ body }),
});
export const changeTerms = exchange({
  on: commands.changeTerms,
  ...outcome('changed'),
  request: (body) => change({ body }),
});
export const removeScheme = exchange({
  on: commands.removeScheme,
  ...outcome('removed'),
  request: (body) => ({ ...requestOf(removeSchemeCall, { body }), quiet: true }),
});
export const chooseScheme = exchange({
  on: commands.chooseScheme,
  ...outcome('chosen'),
  request: (body) => ({ ...requestOf(chooseSchemeCall, { body }), quiet: true }),
});
