import { exhaustMap, switchMap } from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import { copying } from '#src/kernel/copying';
import { allOf, when } from '#src/kernel/when';
import { commands } from './commands';
import { indexResultCall, viewTokenCall } from './contract';
import { contactCall } from './contract-contact';
import { detailPath } from './detail-view';
import { events } from './events';
import { selectDetail } from './selectors';

export const addContact = exchange({
  on: commands.addContact,
  overlap: exhaustMap,
  call: contactCall,
  request: (contact) => ({ body: contact }),
  started: () => events.contactRequested(),
  succeeded: ({ number }) => events.contactAdded({ number }),
  failed: (problem) => events.contactFailed({ problem }),
});

export const fillForm = allOf(
  when(commands.keepDraft, (draft) => events.draftKept({ draft })),
  when(commands.beginAnew, () => events.formCleared()),
);

/** The address is the one place that knows the view; changing the view is going somewhere. */
export const changeView = when(commands.changeView, (change, state, { address }) => {
  const { id, view } = selectDetail(state);
  address.go(detailPath(id, { ...view, ...change }));
});

export const copyCitation = copying({
  on: commands.copyCitation,
  textOf: ({ citation }) => citation,
  copied: () => events.citationCopied(),
  refused: () => events.copyRejected(),
});

export const viewIndex = when(commands.viewIndex, (payload) => events.indexViewed(payload));

/**
 * First the right to see it, then the series. The token is asked for each time and passes through here alone: it never
 * enters the state. switchMap: the latest series wins.
 */
export const loadIndex = attempt({
  on: commands.loadIndex,
  overlap: switchMap,
  work: (query, { send }) =>
    ask(send, viewTokenCall, { query: { id: query.id } }).pipe(
      switchMap(({ viewToken }) => ask(send, indexResultCall, { query: { ...query, viewToken } })),
    ),
  started: (query) => events.indexRequested({ query }),
  succeeded: (result) => events.indexLoaded({ result }),
  failed: (problem) => events.indexFailed({ problem }),
});
