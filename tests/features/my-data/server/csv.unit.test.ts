import { parse } from 'csv-parse/sync';
import { csvHead, csvRow } from '#features/my-data/server/csv';
import type { StoredRow } from '#features/my-data/server/stored-rows';
import { apart } from '#tests/support/titled-rows';

const row: StoredRow = {
  id: '0199-1',
  at: new Date('2025-11-20T01:05:00Z'),
  receivedAt: new Date('2025-11-20T01:06:07Z'),
  fncode: '200101',
  guideType: 'newcomer',
  searchId: '0199-2',
  tab: 'tab-3',
  sequence: 17,
  entry: '0199-4',
  device: 'device-5',
  route: '21',
  role: 'p',
  query: { keyword: '门' },
};

test('each line holds what is stored of an action, every field under its title', () => {
  const lines = parse<Record<string, string>>(csvHead() + csvRow(row), { columns: true, bom: true });
  expect(lines).toEqual([
    apart({
      时间: '2025-11-20 09:05:00',
      类别: '搜索与筛选',
      行为: '开始搜索',
      说明: '关键词：门',
      页面代号: '21',
      当时身份: '付费会员',
      事件码: '200101',
      引导类型: 'newcomer',
      搜索编号: '0199-2',
      标签页编号: 'tab-3',
      标签页内序号: '17',
      进入编号: '0199-4',
      浏览器编号: 'device-5',
      收到时间: '2025-11-20 09:06:07',
      记录编号: '0199-1',
      原始内容: '{"keyword":"门"}',
    }),
  ]);
});
