import { exhaustMap, mergeMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { allOf, when } from '#src/kernel/when';
import { commands } from './commands';
import { areaInfosCall, sectionsCall } from './contract';
import {
  collectCall,
  collectRightCall,
  collectStatusCall,
  reviewCall,
  reviewQueueCall,
} from './contract-collect';
import { events } from './events';

export const checkRight = exchange({
  on: commands.checkRight,
  overlap: switchMap,
  call: collectRightCall,
  succeeded: (right) => events.rightLoaded({ right }),
  failed: (problem) => events.rightFailed({ problem }),
});

export const loadItems = exchange({
  on: commands.loadItems,
  overlap: exhaustMap,
  call: sectionsCall,
  succeeded: (sections) => events.itemsLoaded({ sections }),
  failed: (problem) => events.itemsFailed({ problem }),
});

export const loadPricedPlaces = exchange({
  on: commands.loadPricedPlaces,
  overlap: exhaustMap,
  call: areaInfosCall,
  succeeded: ({ areas }) => events.pricedPlacesLoaded({ areas }),
  failed: (problem) => events.pricedPlacesFailed({ problem }),
});

export const submitPrice = exchange({
  on: commands.submitPrice,
  overlap: exhaustMap,
  call: collectCall,
  request: (body) => ({ body }),
  started: () => events.submissionRequested(),
  succeeded: (answer) => ('doubt' in answer ? events.priceDoubted(answer) : events.priceSubmitted(answer)),
  failed: (problem) => events.submissionFailed({ problem }),
});

export const fillForm = allOf(
  when(commands.keepDraft, (draft) => events.draftKept({ draft })),
  when(commands.beginAnew, () => events.formCleared()),
);

export const loadSubmissions = exchange({
  on: commands.loadSubmissions,
  overlap: switchMap,
  call: collectStatusCall,
  succeeded: (submissions) => events.submissionsLoaded({ submissions }),
  failed: (problem) => events.submissionsFailed({ problem }),
});

export const loadReviews = exchange({
  on: commands.loadReviews,
  overlap: switchMap,
  call: reviewQueueCall,
  succeeded: (queue) => events.reviewsLoaded({ queue }),
  failed: (problem) => events.reviewsFailed({ problem }),
});

export const reviewPrice = exchange({
  on: commands.reviewPrice,
  overlap: mergeMap,
  call: reviewCall,
  request: (body) => ({ body }),
  started: ({ number }) => events.reviewRequested({ number }),
  succeeded: ({ number }) => events.priceReviewed({ number }),
  failed: (problem, { number }) => events.reviewFailed({ number, problem }),
});
