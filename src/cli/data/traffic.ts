import type { Pool } from 'pg';
import { makeTraffic, removeTraffic } from '#features/tracking/server/index';
import { Unclear } from '#infra/server/import/unclear';
import type { ProgramContext } from '../program';

const MOST = 10_000_000;

export const loadTraffic = async (pool: Pool, asked: string, say: ProgramContext['say']): Promise<void> => {
  const events = Number(asked);
  if (!/^\d{1,8}$/.test(asked) || events > MOST)
    throw new Unclear(`--events 后面要写 0 到 ${MOST} 之间的整数`);
  if (events === 0) {
    say(`已删除 ${await removeTraffic(pool)} 条样例行为事件。`);
    return;
  }
  const stored = await makeTraffic(pool, events, Date.now(), (count) => say(`  ${count} / ${events} 条`));
  say(`已生成 ${stored} 条样例行为事件。`);
};
