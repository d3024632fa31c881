import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const states: Readonly<Record<string, string>> = {
  [events.codeShown.type]: 'waiting',
  [events.codeScanned.type]: 'scanned',
  [events.codeExpired.type]: 'expired',
  [events.codeConfirmed.type]: 'confirmed',
  [events.codeFailed.type]: 'failed',
};

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  const state = states[event.type];
  if (state !== undefined) return { fncode: '110108', query: { state } };
  if (events.accountChosen.match(event)) {
    const { kind, hasRights } = event.payload;
    return { fncode: '110109', query: { kind, haveRights: hasRights } };
  }
  return undefined;
};
