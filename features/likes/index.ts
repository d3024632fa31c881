import type { Slice } from '#src/kernel/slice';
import { askStatus, changeLike, hearOtherTabs, tellOtherTabs } from './epics';
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
