import type { EventRow } from '../contract/streams';

/** The page that replays a recorded session, at the action that told this fact. */
export const recorderOf = ({ tab, sequence }: Pick<EventRow, 'tab' | 'sequence'>): string | undefined =>
  tab === null || sequence === null
    ? undefined
    : `/recorder/?${new URLSearchParams({ session: tab, action: String(sequence) }).toString()}`;
