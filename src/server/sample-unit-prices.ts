import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { continueLoading } from '#features/unit-prices/server/index';
import type { Database } from '#infra/server/postgres/database';

export interface BackgroundWork {
  readonly done: Promise<void>;
  /** Resolves when the work has ended; what it has not done is done after the next start. */
  stop(): Promise<void>;
}

/** Makes sample unit prices that are still wanted, beside the server's work. Stop it before the database. */
export const makeSampleUnitPrices = (
  { pool }: Pick<Database, 'pool'>,
  say: (line: string) => void,
): BackgroundWork => {
  let isOver = false;
  let isLong = false;
  const work = continueLoading(pool, {
    areas: UNIT_PRICE_AREAS,
    isOver: () => isOver,
    progress: (stored, wanted) => {
      if (stored < wanted && !isLong) say(`正在后台生成样例综合单价：共 ${wanted} 条…`);
      isLong ||= stored < wanted;
      if (stored >= wanted) say(`样例综合单价已就绪：${wanted} 条。`);
    },
  }).then(
    () => undefined,
    (error: unknown) => {
      if (!isOver) say(`样例综合单价没有全部生成，下次启动时继续：${String(error)}`);
    },
  );
  return {
    done: work,
    stop: async () => {
      isOver = true;
      await work;
    },
  };
};
