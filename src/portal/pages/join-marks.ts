import { favorites } from '../../../features/favorites';
import { likes } from '../../../features/likes';
import type { Join } from '../../kernel/slice';

/** With whatever shows records that members keep and like. */
export const joinMarks = (join: Join): void => {
  join(favorites);
  join(likes);
};
