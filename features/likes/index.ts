import type { Slice } from '#src/kernel/slice';
import { askStatus } from './epics/ask-status';
import { changeLike } from './epics/change-like';
import { hearOtherTabs, tellOtherTabs } from './epics/other-tabs';
import { askForLogin, likeAfterLogin, tellRefusedLike, tellRefusedUnlike } from './policies';
import { reducer, type LikesState } from './state';
import { tracked } from './tracked';

export const likes: Slice<'likes', LikesState> = {
  name: 'likes',
  reducer,
  epics: () => ({
    askStatus,
    changeLike,
    tellOtherTabs,
    hearOtherTabs,
    tellRefusedLike,
    tellRefusedUnlike,
    askForLogin,
    likeAfterLogin,
  }),
  tracked,
};
