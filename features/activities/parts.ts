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
import type {
  Answers,
  PartAsked,
  PartData as DataOfParts,
  PartFailed,
  PartLoaded,
  PartOf,
} from '#src/calls/latest-answers';

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
export type Part = PartOf<Calls>;
export type PartData = DataOfParts<Calls>;
export type Parts = Answers<Calls, PartQuery>;
export type AskedPart = PartAsked<Calls, PartQuery>;
export type LoadedPart = PartLoaded<Calls>;
export type FailedPart = PartFailed<Calls>;

/** Of the records, of a proof, and of what a report is of. */
export interface PartQuery {
  readonly pageNo?: number;
  readonly direction?: 'earned' | 'spent';
  readonly number?: number;
  readonly keyword?: string;
  readonly code?: string;
  readonly projectId?: string;
}
