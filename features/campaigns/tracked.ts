import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { CAMPAIGNS } from '#src/contract/campaigns';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.actAccepted.match(event)) {
    const { act, told } = event.payload;
    if (act.act === 'draw' || act.act === 'drawTask')
      return { fncode: '400402', query: { prize: told.given ?? '' } };
    if (act.act === 'share' || act.act === 'openTeam') return { fncode: '400601' };
    if (act.act === 'visitInvite' || act.act === 'joinTeam') return { fncode: '400602' };
    if (act.act === 'answer') return { fncode: '400701' };
    return CAMPAIGNS[act.key].page === 'memberGiftBox' ? { fncode: '400501' } : undefined;
  }
  if (events.partFailed.match(event) || events.actFailed.match(event))
    return failureFact('campaigns', event.payload.problem);
  return undefined;
};
