import {
  concat,
  concatMap,
  EMPTY,
  filter,
  groupBy,
  map,
  mergeMap,
  of,
  startWith,
  takeUntil,
  type Observable,
} from 'rxjs';
import { ask } from '#src/calls/exchange';
import { reader, requestOf } from '#src/contract/call';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import type { ApiRequest } from '#src/kernel/send';
import type { RootState } from '#src/kernel/state';
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
import { NODE_NAMES, type NodeName, type Nodes, type Row } from '../contract-nodes';
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

const save$ = ({ id, version }: Own, nodes: Partial<Nodes>, { send }: Ports): Observable<DomainEvent> =>
  ask(send, saveCall, { body: { id, version, nodes: asList(nodes) } }).pipe(
    map((saved): DomainEvent => events.draftSaved({ id, saved, nodes })),
    ifFailed((problem) => events.savingFailed({ id, problem })),
    startWith(events.savingRequested({ id })),
  );

const change$ = (command: Message, own: Own, { send }: Ports): Observable<DomainEvent> => {
  const request = requestFor(command, own);
  if (!request) return EMPTY;
  const { id } = own;
  return send({ ...request, quiet: true }).pipe(
    map(({ data }): DomainEvent => events.draftChanged({ draft: readDraft(data) })),
    ifFailed((problem) => events.changeFailed({ id, problem })),
    startWith(events.changeRequested({ id })),
  );
};

/** The edits go first: what could not be saved must not be checked or submitted in its older form. */
const inOrder$ = (command: Message, id: string, state: RootState, ports: Ports): Observable<DomainEvent> => {
  const draft = selectDraft(state);
  // Left before its turn came: what was not saved stays with the browser.
  if (draft?.id !== id) return EMPTY;
  const { version } = draft;
  const saving = selectSaving(state);
  const nodes = selectUnsaved(state);
  if (!nodes) return saving === 'rest' ? change$(command, { id, version }, ports) : EMPTY;
  // Somebody else's version stands there: the member decides first.
  if (saving === 'outdated') return EMPTY;
  return save$({ id, version }, nodes, ports).pipe(
    concatMap((event) =>
      events.draftSaved.match(event)
        ? concat(of(event), change$(command, { id, version: event.payload.saved.version }, ports))
        : of(event),
    ),
  );
};

const isChange = (message: Message): boolean =>
  commands.save.match(message) || requestFor(message, { id: '', version: 1 }) !== undefined;

/**
 * One after the other, each on what the one before left. What has begun is finished for its own draft, whichever is
 * open by then, and no draft waits for another.
 */
export const changeDraft: Epic = (action$, state$, ports) =>
  action$.pipe(
    filter(isChange),
    map((command) => ({ command, id: selectDraft(state$.value)?.id ?? '' })),
    groupBy(({ id }) => id),
    mergeMap((ofOne$) =>
      ofOne$.pipe(
        concatMap(({ command, id }) =>
          inOrder$(command, id, state$.value, ports).pipe(
            takeUntil(action$.pipe(filter(auth.loggedOut.match))),
            map((event) => causedBy(event, command)),
          ),
        ),
      ),
    ),
  );
