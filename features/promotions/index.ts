import type { Slice } from '#src/kernel/slice';
import { findEntrance, followEntrance, recogniseEntrance, tellFollowed } from './epics/entrance';
import { findRecruit, followRecruit, hideRecruit, tellHandled } from './epics/recruit';
import { showEntrance, showRecruit } from './policies';
import { reducer, type PromotionsState } from './state';
import { tracked } from './tracked';

export { events } from './events';

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
