/** What members do that an activity may reward. Slices tell of it; what it is worth, the activities say. */
export const DEEDS = [
  'guideCompleted',
  'profileCompleted',
  'favoriteMade',
  'comparisonMade',
  'lessonSectionFinished',
  'labourLineApproved',
  'projectPublished',
  'feedbackAdopted',
] as const;
export type Deed = (typeof DEEDS)[number];
