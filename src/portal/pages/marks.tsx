import { FavoriteButton } from '../../../features/favorites/ui';
import { LikeButton } from '../../../features/likes/ui';

export { favorites } from '../../../features/favorites';
export { likes } from '../../../features/likes';

export interface RecordMarksProps {
  readonly kind: string;
  readonly recordId: string;
  readonly title: string;
}

export const RecordMarks = (record: RecordMarksProps) => (
  <>
    <FavoriteButton {...record} />
    <LikeButton {...record} />
  </>
);
