import type { Slice } from '#src/kernel/slice';
import {
  findEntrance,
  followEntrance,
  recogniseEntrance,
  tellFollowed,
  findRecruit,
  followRecruit,
  hideRecruit,
  tellHandled,
} from './epics';
import { showEntrance, showRecruit } from './policies';
import { reducer, type PromotionsState } from './state';
import { tracked } from './tracked';

export const promotions: Slice<'promotions', PromotionsState> = {
  name: 'promotions',
  reducer,
  epics: () => ({
    tellHandled,
    followRecruit,
    hideRecruit,
    findRecruit,
    tellFollowed,
    recogniseEntrance,
    followEntrance,
    findEntrance,
    showRecruit,
    showEntrance,
  }),
  tracked,
};
