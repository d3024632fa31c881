import type { Part } from './parts';

/** What the address shows, by its `module`. */
const MODULES = {
  MemberGiftBox: 'giftBoxV76',
  GiftBoxV76: 'giftBoxV76',
  GiftBoxV55: 'giftBoxV55',
  GiftBoxV61: 'team',
  GiftBoxV67: 'giftBoxV67',
  QixiGift: 'qixiGift',
  CollectCard: 'collectCard',
  Question: 'question',
  ClockExperience: 'clockExperience',
  MysteriousTask: 'mysteriousTaskV72',
} as const;
const isModule = (name: string): name is keyof typeof MODULES => Object.hasOwn(MODULES, name);

export type Shown = (typeof MODULES)[keyof typeof MODULES] | 'newUserGift' | 'invites';

export interface Place {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The campaign of an address; undefined on the home of the activities and on every other page. */
export const shownAt = ({ name, query: { module = '' } }: Place): Shown | undefined => {
  if (name === 'newUserActivity') return 'newUserGift';
  if (name === 'introduceNewUser') return 'invites';
  if (name === 'memberGiftBox') return isModule(module) ? MODULES[module] : 'giftBoxV76';
  return name === 'activityHome' && isModule(module) ? MODULES[module] : undefined;
};

const RECORDED = [
  'giftBoxV76',
  'giftBoxV55',
  'giftBoxV67',
  'qixiGift',
  'collectCard',
  'clockExperience',
  'mysteriousTaskV72',
  'newUserGift',
] as const;
type Recorded = (typeof RECORDED)[number];
export const recordsPart = (shown: Recorded) => `${shown}Records` as const;
const isRecorded = (shown: string): shown is Recorded => RECORDED.some((one) => one === shown);

export const partsOf = (shown: Shown, isMember: boolean): readonly Part[] => {
  if (!isMember) return shown === 'invites' ? [] : [shown];
  if (shown === 'question') return ['question', 'history'];
  return isRecorded(shown) ? [shown, recordsPart(shown)] : [shown];
};
