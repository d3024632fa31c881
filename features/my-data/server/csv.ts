import { secondAt } from '#src/contract/shanghai-time';
import { csvLine, csvText } from '#infra/server/http/csv-text';
import { KIND_LABELS } from '../contract';
import { detailOf } from './detail';
import { kindOf } from './kinds';
import type { StoredRow } from './stored-rows';
import { whatOf } from './labels';

const ROLES: Readonly<Record<string, string>> = {
  a: '访客',
  u: '普通会员',
  t: '试用会员',
  p: '付费会员',
  i: '内部账号',
};

const columns: readonly (readonly [title: string, value: (row: StoredRow) => string | number | null])[] = [
  ['时间', ({ at }) => secondAt(at)],
  ['类别', ({ fncode }) => KIND_LABELS[kindOf(fncode)]],
  ['行为', ({ fncode }) => whatOf(fncode)],
  ['说明', ({ query }) => detailOf(query)],
  ['页面代号', ({ route }) => route],
  ['当时身份', ({ role }) => (role === null ? null : (ROLES[role] ?? role))],
  ['事件码', ({ fncode }) => fncode],
  ['引导类型', ({ guideType }) => guideType],
  ['搜索编号', ({ searchId }) => searchId],
  ['标签页编号', ({ tab }) => tab],
  ['标签页内序号', ({ sequence }) => sequence],
  ['进入编号', ({ entry }) => entry],
  ['浏览器编号', ({ device }) => device],
  ['收到时间', ({ receivedAt }) => secondAt(receivedAt)],
  ['记录编号', ({ id }) => id],
  ['原始内容', ({ query }) => JSON.stringify(query)],
];

export const csvHead = (): string => csvText([columns.map(([title]) => title)]);
export const csvRow = (row: StoredRow): string => csvLine(columns.map(([, value]) => value(row)));
