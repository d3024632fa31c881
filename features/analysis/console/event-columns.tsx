import type { EventRow } from '../contract/streams';
import { ROLES } from '../contract/period';
import type { FigureColumn } from './figures-table';
import { momentOf } from './moment';
import { TabLink } from './tab-link';

const names: Readonly<Record<string, string>> = ROLES;
const said = ({ query }: EventRow): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('，');

/** An event in a row; its tab leads to the whole of it. */
export const EVENT_COLUMNS: readonly FigureColumn<EventRow>[] = [
  { title: '时间', of: ({ at }) => momentOf(at) },
  { title: '事件', of: ({ fncode }) => fncode },
  { title: '含义', of: ({ meaning }) => meaning ?? '目录之外' },
  { title: '内容', of: said },
  { title: '账号', of: ({ accountName }) => accountName },
  { title: '身份', of: ({ role }) => (role === null ? null : (names[role] ?? role)) },
  { title: '页面', of: ({ route }) => route },
  {
    title: '会话',
    of: ({ tab }) => tab,
    draw: ({ tab }) => (tab === null ? '—' : <TabLink tab={tab} />),
  },
  { title: '序号', of: ({ sequence }) => sequence },
];
