import type {
  Answers,
  PartAsked,
  PartData as DataOfParts,
  PartFailed,
  PartLoaded,
  PartOf,
} from '#src/calls/latest-answers';
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
export type Calls = typeof PART_CALLS;
export type Part = PartOf<Calls>;
export type PartData = DataOfParts<Calls>;
export type Parts = Answers<Calls>;
export type AskedPart = PartAsked<Calls>;
export type LoadedPart = PartLoaded<Calls>;
export type FailedPart = PartFailed<Calls>;
/** A part that each campaign has of its own. */
export type InfoPart = keyof typeof INFO_CALLS;
export const isInfoPart = (part: string): part is InfoPart => Object.hasOwn(INFO_CALLS, part);
