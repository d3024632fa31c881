import { CAMPAIGNS, type CampaignKey } from '#src/contract/campaigns';

/** An invitation leads to a page that is open to everybody. */
export const INVITED_AT = 'vipActivities';
export const invitationHref = (url: string): string => `#/vipActivities/index?invite=${url}`;

export interface PageAddress {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

const KEYS = Object.keys(CAMPAIGNS) as readonly CampaignKey[];
/** What the page of the gift boxes shows without a module; the home of the activities knows it by that name. */
const GIFT_BOX = { module: 'MemberGiftBox', key: 'giftBoxV76' } as const;

/** The campaign of an address; undefined on the home of the activities, where there is no such module, and elsewhere. */
export const shownAt = ({ name, query }: PageAddress): CampaignKey | undefined => {
  const isOfMany = name === 'activityHome' || name === 'memberGiftBox';
  if (!isOfMany) return KEYS.find((key) => CAMPAIGNS[key].page === name);
  const module = query.module || (name === 'memberGiftBox' ? GIFT_BOX.module : '');
  if (module === GIFT_BOX.module) return GIFT_BOX.key;
  return module === '' ? undefined : KEYS.find((key) => CAMPAIGNS[key].module === module);
};

/** Campaigns of the page of the gift boxes. */
export const BOXES = KEYS.filter((key) => CAMPAIGNS[key].page === 'memberGiftBox');
