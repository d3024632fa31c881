import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runActivities } from '#src/cli/activities/run';
import { runFeedback } from '#src/cli/feedback/run';
import { runOrders } from '#src/cli/orders/run';
import { runTracking } from '#src/cli/tracking/run';
import { runInTest } from './run-in-test';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'no-database-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each([
  ['orders', runOrders, ['list']],
  ['activities', runActivities, ['list']],
  ['feedback', runFeedback, ['list']],
  ['tracking', runTracking, ['erase', 'member']],
])('%s makes no database of its own beside the server’s', async (_name, run, args) => {
  expect(await runInTest(run, args, { DATA_DIR: folder })).toEqual({
    code: 1,
    said: '',
    complained: `数据目录 ${folder} 里没有数据库：用 DATA_DIR 指明服务所用的目录，或先启动一次服务。`,
  });
  expect(fs.readdirSync(folder)).toEqual([]);
});
