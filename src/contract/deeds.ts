/** What members do that an activity may reward. Slices tell of it; what it is worth, the activities say. */
export const DEEDS = [
  'guideCompleted',
  'profileCompleted',
  'favoriteMade',
  'comparisonMade',
  'conversionMade',
  'lessonSectionFinished',
  'labourLineApproved',
  'projectPublished',
  'feedbackAdopted',
] as const;
export type Deed = (typeof DEEDS)[number];

/** What a deed has brought: nothing, done again or while points are paused; fewer points where the day has its fill. */
export interface Earned {
  readonly points: number;
  /** Draws of the lucky draw. */
  readonly chances: number;
}

/** Named as the tracked facts and the server name them. */
export const GUIDES = ['new_user', 'bid_node', 'bq_item', 'labor', 'policy'] as const;
export type GuideType = (typeof GUIDES)[number];

/** Of whichever, for the task of thorough use. */
export const THOROUGH_USE_GUIDES = 3;
