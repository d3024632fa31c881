import { debounceTime, filter, ignoreElements, map, tap, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { Epic } from '#src/kernel/epic';
import { keptDraft, type KeptDraft } from '#src/kernel/kept-draft';
import { causedBy, type Message } from '#src/kernel/messages';
import type { KeyValueStore } from '#src/kernel/ports';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { commands } from '../commands';
import { nodeName, rows, type Nodes } from '../contract-nodes';
import { draftPath } from '../draft-path';
import { changesBetween } from '../edits';
import { events } from '../events';
import { selectDraft, selectGlobalId, selectUnsaved } from '../selectors';

const stored = z.object({ version: z.number(), nodes: z.partialRecord(nodeName, rows) });
interface KeptEdits {
  readonly version: number;
  readonly nodes: Partial<Nodes>;
}

const keptEdits = (store: KeyValueStore, globalId: string, id: string) =>
  keptDraft(
    store,
    `publishingEdits:${globalId}:${id}`,
    (value): KeptEdits | undefined => z.safeParse(stored, value).data,
  );

/** Edits take hold at once; the server hears of them when the typing rests. */
export const edit = allOf(
  when(commands.editCell, (cell) => events.cellEdited(cell)),
  when(commands.addRow, ({ node }, _, { ids }) => events.rowAdded({ node, rowId: ids.uuid() })),
  when(commands.removeRow, (row) => events.rowRemoved(row)),
  when(commands.undo, () => events.editReversed({ by: 'undo' })),
  when(commands.redo, () => events.editReversed({ by: 'redo' })),
);

const edited$ = (action$: Observable<Message>): Observable<Message> =>
  action$.pipe(
    filter(
      (action) =>
        events.cellEdited.match(action) ||
        events.rowAdded.match(action) ||
        events.rowRemoved.match(action) ||
        events.editReversed.match(action),
    ),
  );

const REST_MS = 1_500;

export const autosave: Epic = (action$) =>
  edited$(action$).pipe(
    debounceTime(REST_MS),
    map((event) => causedBy(commands.save(), event)),
  );

const keepUnsaved = (state: RootState, kept: KeyValueStore): void => {
  const draft = selectDraft(state);
  if (!draft) return;
  const storage = keptEdits(kept, selectGlobalId(state), draft.id);
  const nodes = selectUnsaved(state);
  if (nodes) storage.keep({ version: draft.version, nodes });
  else storage.drop();
};

/** Of a draft that was left while it was saved: what was typed after the saving began stays. */
const dropSaved = (
  { read, keep, drop }: KeptDraft<KeptEdits>,
  version: number,
  sent: Partial<Nodes>,
): void => {
  const nodes = changesBetween(sent, read()?.nodes ?? {});
  if (nodes) keep({ version, nodes });
  else drop();
};

/** Until the server has them, edits stay with the browser. */
export const keepEdits = allOf(
  (action$, state$, { kept }) =>
    edited$(action$).pipe(
      tap(() => keepUnsaved(state$.value, kept)),
      ignoreElements(),
    ),
  when(events.draftSaved, ({ id, saved, nodes }, state, { kept }) => {
    if (selectDraft(state)?.id === id) keepUnsaved(state, kept);
    else dropSaved(keptEdits(kept, selectGlobalId(state), id), saved.version, nodes);
    return undefined;
  }),
);

export const findEdits = when(events.draftLoaded, ({ draft: { id, canEdit }, unsaved }, state, { kept }) => {
  const storage = keptEdits(kept, selectGlobalId(state), id);
  if (unsaved === 'discard') storage.drop();
  const open = selectDraft(state);
  if (unsaved !== 'restore' || !canEdit || open?.id !== id) return undefined;
  const before = storage.read();
  return (
    before && events.editsFound({ id, nodes: before.nodes, isOutdated: before.version !== open.version })
  );
});

export const openNode = when(commands.openNode, ({ node }, state, { address }) => {
  const draft = selectDraft(state);
  if (draft) address.go(draftPath(draft, node));
});
