import { debounceTime, filter, ignoreElements, map, merge, tap, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import type { Epic } from '#src/kernel/epic';
import { keptDraft } from '#src/kernel/kept-draft';
import { causedBy, type Message } from '#src/kernel/messages';
import type { KeyValueStore } from '#src/kernel/ports';
import { allOf, when } from '#src/kernel/when';
import { commands } from '../commands';
import { nodeName, rows, type Nodes } from '../contract-nodes';
import { events } from '../events';
import { draftPath } from '../draft-path';
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

/** Until the server has them, edits stay with the browser. */
export const keepEdits: Epic = (action$, state$, { kept }) => {
  const storage = () => {
    const { id = '' } = selectDraft(state$.value) ?? {};
    return keptEdits(kept, selectGlobalId(state$.value), id);
  };
  return merge(edited$(action$), action$.pipe(filter(events.draftSaved.match))).pipe(
    tap(() => {
      const nodes = selectUnsaved(state$.value);
      const draft = selectDraft(state$.value);
      if (nodes && draft) storage().keep({ version: draft.version, nodes });
      else storage().drop();
    }),
    ignoreElements(),
  );
};

export const findEdits = when(events.draftLoaded, ({ draft, unsaved }, state, { kept }) => {
  const storage = keptEdits(kept, selectGlobalId(state), draft.id);
  if (unsaved === 'discard') storage.drop();
  const before = unsaved === 'restore' && draft.canEdit ? storage.read() : undefined;
  return before && events.editsFound({ nodes: before.nodes, isOutdated: before.version !== draft.version });
});

export const openNode = when(commands.openNode, ({ node }, state, { address }) => {
  const draft = selectDraft(state);
  if (draft) address.go(draftPath(draft, node));
});
