import type { CampaignKey } from '#src/contract/campaigns';
import type { Campaign } from './campaign';
import { COLLECT_CARD, FLIP_CARD } from './cards';
import { EGG_BOX, FAN_BOX, STUDY_BOX, TEAM_BOX } from './gift-boxes';
import { INVITE } from './invite';
import { QUESTION } from './question';
import { CLOCK_EXPERIENCE, MYSTERIOUS_TASK, NEW_USER_GIFT } from './tasks';

/** The next campaign is a line here, one in the contract of campaigns, and a migration that begins it. */
export const RULES: Readonly<Record<CampaignKey, Campaign>> = {
  giftBoxV76: FAN_BOX,
  giftBoxV55: STUDY_BOX,
  giftBoxV61: TEAM_BOX,
  giftBoxV67: EGG_BOX,
  qixiGift: FLIP_CARD,
  collectCard: COLLECT_CARD,
  question: QUESTION,
  clockExperience: CLOCK_EXPERIENCE,
  mysteriousTaskV72: MYSTERIOUS_TASK,
  newUserGift: NEW_USER_GIFT,
  userInvite: INVITE,
};
