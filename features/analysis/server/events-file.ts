import type { Pool } from 'pg';
import { millisecondAt } from '#src/contract/shanghai-time';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import { ROLES, type FileFormat } from '../contract/period';
import type { EventRow } from '../contract/streams';
import { eventsOf, type EventsPlan } from './events';
import { roomIn, spooled } from './table-file';

/** Each page sorts what is left of a day. */
const PAGE = 5_000;

const names: Readonly<Record<string, string>> = ROLES;

const COLUMNS: readonly (readonly [title: string, of: (row: EventRow) => unknown])[] = [
  ['时间', ({ at }) => millisecondAt(at)],
  ['事件', ({ fncode }) => fncode],
  ['含义', ({ meaning }) => meaning ?? '目录之外'],
  ['内容', ({ query }) => query],
  ['账号', ({ accountName }) => accountName],
  ['身份', ({ role }) => (role === null ? null : (names[role] ?? role))],
  ['页面', ({ route }) => route],
  ['会话', ({ tab }) => tab],
  ['序号', ({ sequence }) => sequence],
  ['搜索', ({ searchId }) => searchId],
  ['引导', ({ guideType }) => guideType],
  ['收到', ({ receivedAt }) => millisecondAt(receivedAt)],
  ['标识', ({ id }) => id],
];

/** Every event that fits, the latest first, page by page: no connection is held from one to the next. */
export const eventsFile = (pool: Pool, plan: EventsPlan, format: FileFormat): Promise<StreamAnswer> =>
  spooled(async (spool) => {
    let before: string | null | undefined;
    do {
      const page = await eventsOf(
        pool,
        { ...plan, ...(before && { before }) },
        Math.min(PAGE, roomIn(spool)),
      );
      await spool.add(page.events.map((row) => COLUMNS.map(([, of]) => of(row))));
      before = page.next;
    } while (before !== null && roomIn(spool) > 0);
    return {
      name: '事件',
      measure: '条',
      plainName: 'events',
      format,
      columns: COLUMNS.map(([title]) => title),
      isCut: before !== null,
    };
  });
