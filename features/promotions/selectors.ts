import { selectorsOf } from '#src/kernel/state';
import type { PromotionsState } from './state';

const select = selectorsOf<PromotionsState>('promotions');

export const selectIsMember = select((own) => own.isMember);
export const selectRecruitImage = select((own) => own.recruitImage);
export const selectEntrance = select((own) => own.entrance);
export const selectIsNew = select(
  ({ isMember, entrance, known }) => isMember && entrance !== undefined && !known.includes(entrance.id),
);
