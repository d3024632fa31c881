import type { FileExchange } from '#infra/server/server-slice';
import { exportProjects } from './export-projects';
import { commitImport, prepareImport } from './import/import-file';
import { describe, refusedCsv } from './import/report';

export const projectFiles: FileExchange = {
  kind: 'projects',
  noun: { unit: '个', name: '工程' },
  read: async (pool, file) => {
    const understood = await prepareImport(pool, file);
    return {
      accepted: understood.accepted.length,
      refused: understood.refused.length,
      description: describe(file.fileName, understood),
      refusedCsv: () => refusedCsv(understood),
      commit: () => commitImport(pool, understood),
    };
  },
  write: exportProjects,
};
