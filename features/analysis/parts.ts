import type * as latest from '#src/calls/latest-answers';
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
} as const satisfies latest.PartCalls;
export type Calls = typeof PART_CALLS;
export type Part = latest.PartOf<Calls>;
export type PartData = latest.PartData<Calls>;

/** Texts of the address; the server checks them. */
export type Params = Readonly<Record<string, string>>;

export type Parts = latest.Answers<Calls, Params>;
export type AskedPart = latest.PartAsked<Calls, Params>;
export type LoadedPart = latest.PartLoaded<Calls>;
export type FailedPart = latest.PartFailed<Calls>;
