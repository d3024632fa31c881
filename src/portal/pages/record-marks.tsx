import { FavoriteButton } from '#features/favorites/ui/index';
import { LikeButton } from '#features/likes/ui/index';

export interface RecordMarksProps {
  /** What members keep and like it as. */
  readonly kind: 'project' | 'unitPrice' | 'costIndex';
  readonly id: string;
  readonly name: string;
  /** Where the page has room for it. */
  readonly withWord?: boolean;
}

/** 收藏 and 点赞 of one record, wherever it is listed or shown. */
export const RecordMarks = ({ kind, id, name, withWord = false }: RecordMarksProps) => (
  <>
    <FavoriteButton kind={kind} recordId={id} title={name} withWord={withWord} />
    <LikeButton kind={kind} recordId={id} title={name} />
  </>
);
