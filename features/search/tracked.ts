import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const ofSearch = (event: DomainEvent): TrackedFact | undefined => {
  if (events.searchRequested.match(event)) {
    const { keyword, category, from = 'header' } = event.payload;
    return { fncode: '200101', query: { keyword, type: category, from } };
  }
  if (events.searchAnswered.match(event)) {
    const { searchId, category, total, failedWith, ms } = event.payload;
    return failedWith === undefined
      ? { fncode: '200102', query: { type: category, total, ms }, searchId }
      : { fncode: '200103', query: { statusCode: failedWith, ms }, searchId };
  }
  // A search that was answered has said so; the others were left before.
  if (events.searchEnded.match(event) && event.payload.total === null) {
    const { searchId, ms } = event.payload;
    return { fncode: '200102', query: { total: null, ms }, searchId };
  }
  return undefined;
};

const ofBox = (event: DomainEvent): TrackedFact | undefined => {
  if (events.wordsLoaded.match(event) && event.payload.words.length > 0) {
    return { fncode: '200104', query: { n: event.payload.words.length } };
  }
  if (events.wordChosen.match(event)) return { fncode: '200105', query: { rank: event.payload.rank } };
  return undefined;
};

const ofResults = (event: DomainEvent): TrackedFact | undefined => {
  if (events.resultOpened.match(event)) {
    const { id, rank, viewType } = event.payload;
    return { fncode: '200106', query: { id, rank, viewType } };
  }
  if (events.listLoaded.match(event)) {
    const { view, found } = event.payload.page;
    const isEmpty = found.groups.every(({ total }) => total === 0);
    return isEmpty ? { fncode: '200107', query: { keyword: view.text } } : undefined;
  }
  if (events.posterFollowed.match(event)) return { fncode: '100109' };
  if (events.targetFailed.match(event)) return failureFact('search', event.payload.problem);
  return undefined;
};

export const tracked = (event: DomainEvent): TrackedFact | undefined =>
  ofSearch(event) ?? ofBox(event) ?? ofResults(event);
