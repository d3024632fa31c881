import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { events } from '../events';

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
