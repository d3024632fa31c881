import type * as latest from '#src/calls/latest-answers';
import type { CampaignKey } from '#src/contract/campaigns';
import {
  CAMPAIGN_CALLS,
  hasCall,
  invitationCall,
  type CampaignCalls,
  type InfoKey,
  type KeyWith,
} from './contract';

type RecordedKey = KeyWith<'records'>;
type ShownBy<C> = C extends { readonly info: infer I }
  ? I
  : C extends { readonly special: infer S }
    ? S
    : never;
/** A campaign under its key, and what a member has had of it. */
export type Calls = { readonly [K in CampaignKey]: ShownBy<CampaignCalls[K]> } & {
  readonly [K in RecordedKey as `${K}Records`]: CampaignCalls[K]['records'];
} & { readonly invitation: typeof invitationCall };
export const recordsPart = <K extends RecordedKey>(key: K) => `${key}Records` as const;

/** What the pages show, each with the call that brings it. */
export const PART_CALLS = {
  ...Object.fromEntries(
    Object.entries(CAMPAIGN_CALLS).flatMap(([key, calls]) => [
      [key, 'info' in calls ? calls.info : calls.special],
      ...('records' in calls ? [[recordsPart(key as RecordedKey), calls.records]] : []),
    ]),
  ),
  invitation: invitationCall,
} as Calls;
export type Part = latest.PartOf<Calls>;
export type PartData = latest.PartData<Calls>;
/** Of the invitation: its address. */
export type PartQuery = { readonly url: string };
export type Parts = latest.Answers<Calls, PartQuery>;
export type AskedPart = latest.PartAsked<Calls, PartQuery>;
export type LoadedPart = latest.PartLoaded<Calls>;
export type FailedPart = latest.PartFailed<Calls>;

export const partsOf = (key: CampaignKey, isMember: boolean): readonly Part[] => {
  if (!isMember) return PART_CALLS[key].access === 'public' ? [key] : [];
  return hasCall(key, 'records') ? [key, recordsPart(key)] : [key];
};

type LoadedInfo = Extract<LoadedPart, { readonly part: InfoKey }>;
export const isInfo = (loaded: LoadedPart): loaded is LoadedInfo =>
  Object.hasOwn(CAMPAIGN_CALLS, loaded.part) && hasCall(loaded.part as CampaignKey, 'info');
