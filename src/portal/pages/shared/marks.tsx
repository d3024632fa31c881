import { favorites } from '#features/favorites/index';
import { FavoriteButton } from '#features/favorites/ui/index';
import { likes } from '#features/likes/index';
import { LikeButton } from '#features/likes/ui/index';
import { isRecordName, RECORDS, type RecordName } from '#src/contract/records';
import type { Join } from '#src/kernel/slice';
import { portalEvents } from './portal-events';

/** With whatever shows records that members keep and like. */
export const joinMarks = (join: Join): void => {
  join(favorites, portalEvents);
  join(likes);
};

interface RecordMarksProps {
  /** What members keep and like it as. */
  readonly kind: RecordName;
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

/** What the records of a word group are kept and liked as. */
const markedNameIn = (group: string): RecordName | undefined =>
  Object.keys(RECORDS)
    .filter(isRecordName)
    .find((name) => {
      const record = RECORDS[name];
      return 'isMarked' in record && 'found' in record && record.found.group === group;
    });

interface FoundRecord {
  readonly group: string;
  readonly id: string;
  readonly title: string;
}

/** The marks beside a record found anywhere; nothing where its kind cannot be kept. */
export const marksOfFound = ({ group, id, title }: FoundRecord) => {
  const kind = markedNameIn(group);
  return kind && <RecordMarks kind={kind} id={id} name={title} />;
};
