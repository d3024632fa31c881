import {
  activitiesCall,
  attendanceCall,
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
import type { DataOf } from '#src/contract/call';

/** What the pages show, each with the call that brings it. */
export const PART_CALLS = {
  home: activitiesCall,
  points: pointsCall,
  records: pointsRecordsCall,
  attendance: attendanceCall,
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
export type Part = keyof typeof PART_CALLS;
export const PARTS = Object.keys(PART_CALLS) as readonly Part[];

export type PartData = { readonly [P in Part]: DataOf<(typeof PART_CALLS)[P]> };

/** A part and its data, which belong together. */
export type LoadedPart = { readonly [P in Part]: { readonly part: P; readonly data: PartData[P] } }[Part];

/** Of the records, of a proof, and of what a report is of. */
export interface PartQuery {
  readonly pageNo?: number;
  readonly direction?: 'earned' | 'spent';
  readonly number?: number;
  readonly keyword?: string;
  readonly code?: string;
  readonly projectId?: string;
}
