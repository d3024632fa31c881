import type { DomainEvent } from '../../src/kernel/messages';
import type { TrackedFact } from '../../src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.searchStarted.match(event)) {
    const { keyword, category } = event.payload;
    return { fncode: '200101', query: { keyword, type: category, from: 'header' } };
  }
  if (events.searchEnded.match(event)) {
    const { total, ms, failedWith, searchId } = event.payload;
    if (failedWith !== undefined)
      return { fncode: '200103', query: { statusCode: failedWith, ms }, searchId };
    return { fncode: total === 0 ? '200107' : '200102', query: { total, ms }, searchId };
  }
  if (events.wordsFound.match(event) && event.payload.words.length > 0) {
    return { fncode: '200104', query: { n: event.payload.words.length } };
  }
  if (events.wordChosen.match(event)) return { fncode: '200105', query: { rank: event.payload.rank } };
  return undefined;
};
