import type { DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import type { SearchCategory } from './contract';
import { events } from './events';
import type { Origin } from './origin';
import type { Running } from './running-state';

export interface Beginning {
  readonly keyword: string;
  readonly category: SearchCategory;
  readonly from: Origin;
  readonly route: string;
}

export const ending = ({ searchId, total, at }: Running, now: number): DomainEvent =>
  events.searchEnded({ searchId, total: total ?? null, ms: now - at });

/** A search under an id of its own; the one it overtakes ends first. */
export const begin = (
  running: Running | undefined,
  beginning: Beginning,
  { now, ids }: Pick<Ports, 'now' | 'ids'>,
): readonly DomainEvent[] => {
  const at = now();
  const started = events.searchRequested({ searchId: ids.entry(), ...beginning, at });
  return running ? [ending(running, at), started] : [started];
};
