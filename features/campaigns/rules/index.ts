import type { CampaignKey } from '#src/contract/campaigns';
import type { Campaign } from './campaign';
import { COLLECT_CARD, FLIP_CARD } from './cards';
import { EGG_BOX, FAN_BOX, STUDY_BOX, TEAM_BOX } from './gift-boxes';
import { INVITE } from './invite';
import { QUESTION } from './question';
import { CLOCK_EXPERIENCE, MYSTERIOUS_TASK, NEW_USER_GIFT } from './tasks';

/**
 * The next campaign is a line in `src/contract/campaigns.ts`, one here and one in the table of its calls; what shows and
 * answers it is made of these, and the compiler asks for each. A migration begins it. Sections or acts that no other
 * campaign has are its own work.
 */
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
