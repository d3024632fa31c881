import { favorites } from '#features/favorites/index';
import { likes } from '#features/likes/index';
import type { Join } from '#src/kernel/slice';

/** With whatever shows records that members keep and like. */
export const joinMarks = (join: Join): void => {
  join(favorites);
  join(likes);
};
