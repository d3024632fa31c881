import type { FileExchange } from '#infra/server/server-slice';
import { exportUnitPrices } from './export-unit-prices';
import { commitBill, describeBill, prepareBill, refusedBillCsv } from './import/import-file';
import type { OfferedAreas } from './visitor-area';

export const unitPriceFiles = (areas: OfferedAreas): FileExchange => ({
  kind: 'unit-prices',
  noun: { unit: '条', name: '综合单价' },
  read: async (pool, file) => {
    const understood = await prepareBill(pool, { ...file, areas });
    return {
      accepted: understood.accepted.length,
      refused: understood.refused.length,
      description: describeBill(file.fileName, understood),
      refusedCsv: () => refusedBillCsv(understood),
      refusedLinesCsv: understood.analysis?.refusedCsv,
      commit: () => commitBill(pool, understood),
    };
  },
  write: exportUnitPrices,
});
