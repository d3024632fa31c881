import type { DataOf } from '#src/contract/call';
import {
  INFO_CALLS,
  invitesCall,
  questionCall,
  questionHistoryCall,
  RECORD_CALLS,
  teamCall,
} from './contract';

/** What the pages show, each with the call that brings it. */
export const PART_CALLS = {
  ...INFO_CALLS,
  giftBoxV76Records: RECORD_CALLS.giftBoxV76,
  giftBoxV55Records: RECORD_CALLS.giftBoxV55,
  giftBoxV67Records: RECORD_CALLS.giftBoxV67,
  qixiGiftRecords: RECORD_CALLS.qixiGift,
  collectCardRecords: RECORD_CALLS.collectCard,
  clockExperienceRecords: RECORD_CALLS.clockExperience,
  mysteriousTaskV72Records: RECORD_CALLS.mysteriousTaskV72,
  newUserGiftRecords: RECORD_CALLS.newUserGift,
  team: teamCall,
  question: questionCall,
  history: questionHistoryCall,
  invites: invitesCall,
} as const;
export type Part = keyof typeof PART_CALLS;
export const PARTS = Object.keys(PART_CALLS) as readonly Part[];
export type PartData = { readonly [P in Part]: DataOf<(typeof PART_CALLS)[P]> };
/** A part and its data, which belong together. */
export type LoadedPart = { readonly [P in Part]: { readonly part: P; readonly data: PartData[P] } }[Part];
/** A part that each campaign has of its own. */
export type InfoPart = keyof typeof INFO_CALLS;
export const isInfoPart = (part: string): part is InfoPart => Object.hasOwn(INFO_CALLS, part);
