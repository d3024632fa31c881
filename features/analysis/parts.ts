import type {
  Answers,
  PartAsked,
  PartData as DataOfParts,
  PartCalls,
  PartFailed,
  PartLoaded,
  PartOf,
} from '#src/calls/latest-answers';
import {
  badEventsCall,
  catalogueCall,
  deliveryCall,
  eventsCall,
  funnelCall,
  guidesCall,
  overviewCall,
  pathsCall,
  privacyCall,
  retentionCall,
  searchQualityCall,
  seriesCall,
  tabCall,
  tabsCall,
  webhooksCall,
} from './contract';

/** What the screens show, each with the call that brings it. */
export const PART_CALLS = {
  overview: overviewCall,
  series: seriesCall,
  search: searchQualityCall,
  funnel: funnelCall,
  paths: pathsCall,
  retention: retentionCall,
  events: eventsCall,
  tabs: tabsCall,
  tab: tabCall,
  guides: guidesCall,
  delivery: deliveryCall,
  badEvents: badEventsCall,
  catalogue: catalogueCall,
  privacy: privacyCall,
  webhooks: webhooksCall,
} as const satisfies PartCalls;
export type Calls = typeof PART_CALLS;
export type Part = PartOf<Calls>;
export type PartData = DataOfParts<Calls>;

/** Texts of the address; the server checks them. */
export type Params = Readonly<Record<string, string>>;

export type Parts = Answers<Calls, Params>;
export type AskedPart = PartAsked<Calls, Params>;
export type LoadedPart = PartLoaded<Calls>;
export type FailedPart = PartFailed<Calls>;
