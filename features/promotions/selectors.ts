import type { PromotionsState } from './state';

const own = (state: unknown) => (state as { readonly promotions: PromotionsState }).promotions;

export const selectIsMember = (state: unknown) => own(state).isMember;
export const selectRecruitImage = (state: unknown) => own(state).recruitImage;
export const selectEntrance = (state: unknown) => own(state).entrance;
export const selectIsNew = (state: unknown) => {
  const { isMember, entrance, known } = own(state);
  return isMember && entrance !== undefined && !known.includes(entrance.id);
};
