import {
  activitiesCall,
  checkInsCall,
  couponsCall,
  drawsCall,
  ordersCall,
  pointsCall,
  pointsRecordsCall,
  productCodeCall,
  productsCall,
  proofCall,
  raffleCall,
  reportsCall,
  subjectsCall,
} from './contract';
import type { ActivityKey } from './rules/activities';
import type * as latest from '#src/calls/latest-answers';

/** What the pages show, each with the call that brings it. */
export const PART_CALLS = {
  home: activitiesCall,
  points: pointsCall,
  records: pointsRecordsCall,
  checkIns: checkInsCall,
  raffle: raffleCall,
  draws: drawsCall,
  proof: proofCall,
  mall: productsCall,
  orders: ordersCall,
  coupons: couponsCall,
  reports: reportsCall,
  subjects: subjectsCall,
  productCode: productCodeCall,
} as const;
export type Calls = typeof PART_CALLS;
export type Part = latest.PartOf<Calls>;
export type PartData = latest.PartData<Calls>;
export type Parts = latest.Answers<Calls, PartQuery>;
export type AskedPart = latest.PartAsked<Calls, PartQuery>;
export type LoadedPart = latest.PartLoaded<Calls>;
export type FailedPart = latest.PartFailed<Calls>;

/** Of the records, of the proof of a draw, and of what a report is of. */
export interface PartQuery {
  readonly pageNo?: number;
  readonly direction?: 'earned' | 'spent';
  readonly activity?: ActivityKey;
  readonly number?: number;
  readonly keyword?: string;
  readonly code?: string;
  readonly projectId?: string;
  /** Of the member, as the calls of the check-in have it. */
  readonly globalId?: string;
}
