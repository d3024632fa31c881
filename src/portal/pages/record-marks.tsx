import { FavoriteButton } from '../../../features/favorites/ui';
import { LikeButton } from '../../../features/likes/ui';

/** What the records of a search group are called where members keep and like them. */
const KINDS: Readonly<Record<string, string>> = { bid_node: 'project' };

interface FoundRecord {
  readonly group: string;
  readonly id: string;
  readonly title: string;
}

/** 收藏 and 点赞 beside a record found anywhere; nothing where its kind cannot be kept. */
export const marksOfFound = ({ group, id, title }: FoundRecord) => {
  const kind = KINDS[group];
  return (
    kind && (
      <>
        <FavoriteButton kind={kind} recordId={id} title={title} />
        <LikeButton kind={kind} recordId={id} title={title} />
      </>
    )
  );
};
