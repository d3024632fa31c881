import { concat, concatMap, defer, EMPTY, filter, map, startWith, takeUntil, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { reader, requestOf } from '#src/contract/call';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic, State$ } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import type { ApiRequest } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import {
  acknowledgeCall,
  checkCall,
  commentCall,
  draftCall,
  maskCall,
  resolveCall,
  saveCall,
  stepCall,
} from '../contract-draft';
import { NODE_NAMES, type NodeName, type Row } from '../contract-nodes';
import { events } from '../events';
import { selectDraft, selectSaving, selectUnsaved } from '../selectors';

const readDraft = reader(draftCall);

interface Own {
  readonly id: string;
  readonly version: number;
}

/** The request a command of this page makes; undefined for every other message. */
const requestFor = (message: Message, own: Own): ApiRequest | undefined => {
  if (commands.check.match(message)) return requestOf(checkCall, { body: own });
  if (commands.acknowledge.match(message))
    return requestOf(acknowledgeCall, { body: { ...own, ...message.payload } });
  if (commands.maskField.match(message)) return requestOf(maskCall, { body: { ...own, ...message.payload } });
  if (commands.takeStep.match(message)) return requestOf(stepCall, { body: { ...own, ...message.payload } });
  if (commands.comment.match(message))
    return requestOf(commentCall, { body: { id: own.id, ...message.payload } });
  if (commands.resolveComment.match(message))
    return requestOf(resolveCall, { body: { id: own.id, ...message.payload } });
  return undefined;
};

const asList = (nodes: Partial<Record<NodeName, readonly Row[]>>) =>
  NODE_NAMES.flatMap((node) => {
    const rows = nodes[node];
    return rows ? [{ node, rows: rows.map((row) => ({ id: row.id, cells: { ...row.cells } })) }] : [];
  });

const save$ = (state$: State$, { send }: Ports): Observable<DomainEvent> =>
  defer(() => {
    const draft = selectDraft(state$.value);
    const nodes = selectUnsaved(state$.value);
    // Somebody else's version stands there: the member decides first.
    if (!draft || !nodes || selectSaving(state$.value) === 'outdated') return EMPTY;
    const body = { id: draft.id, version: draft.version, nodes: asList(nodes) };
    return ask(send, saveCall, { body }).pipe(
      map((saved): DomainEvent => events.draftSaved({ saved, nodes })),
      ifFailed((problem) => events.savingFailed({ problem })),
      startWith(events.savingRequested()),
    );
  });

const change$ = (message: Message, state$: State$, { send }: Ports): Observable<DomainEvent> =>
  defer(() => {
    const draft = selectDraft(state$.value);
    const request = draft && requestFor(message, { id: draft.id, version: draft.version });
    // What could not be saved must not be checked or submitted in its older form.
    if (!request || selectSaving(state$.value) !== 'rest') return EMPTY;
    return send({ ...request, quiet: true }).pipe(
      map(({ data }): DomainEvent => events.draftChanged({ draft: readDraft(data) })),
      ifFailed((problem) => events.changeFailed({ problem })),
      startWith(events.changeRequested()),
    );
  });

const isChange = (message: Message): boolean =>
  commands.save.match(message) || requestFor(message, { id: '', version: 1 }) !== undefined;

/** One after the other, each on what the one before left: the edits go first. */
export const changeDraft: Epic = (action$, state$, ports) =>
  action$.pipe(
    filter(isChange),
    concatMap((command) =>
      concat(save$(state$, ports), change$(command, state$, ports)).pipe(
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      ),
    ),
  );
