import type { Pool } from 'pg';
import type { Choices } from '#infra/server/import/choices';
import { plainText } from '#infra/server/import/plain-text';
import { refusedRowsCsv } from '#infra/server/import/refused-rows';
import type { FileExchange } from '#infra/server/server-slice';
import { exportProjects } from './export-projects';
import type { Layout } from './import/columns';
import { FIELDS, type FieldName } from './import/fields';
import { understandFile, withoutStored, type Understanding } from './import/file';
import { readPlaces, storedAmong, storeImported } from './import/store';

interface GivenFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly now: string;
  readonly choices?: Choices | undefined;
}

/** Reads a file against what is stored; nothing is changed. Throws Unclear when the file cannot be imported at all. */
export const prepareImport = async (
  pool: Pool,
  { bytes, fileName, now, choices }: GivenFile,
): Promise<Understanding> => {
  const understood = await understandFile(bytes, { fileName, now, places: await readPlaces(pool) }, choices);
  const projects = understood.accepted.map(({ project }) => project);
  return withoutStored(understood, await storedAmong(pool, projects));
};

export const commitImport = (pool: Pool, { accepted }: Understanding): Promise<void> =>
  storeImported(
    pool,
    accepted.map(({ project }) => project),
  );

const EXAMPLES = 3;
const STORED_UNITS = {
  area: '㎡',
  money: '元',
  unitCost: '元/㎡',
  length: 'm',
  share: '%',
  count: '层',
} as const;

const unitNote = (field: keyof typeof FIELDS, unit: string, factor: number): string => {
  const { quantity } = FIELDS[field];
  if (!quantity) return '';
  const stored = STORED_UNITS[quantity];
  if (unit === '') return `，按 ${stored}`;
  return factor === 1 || quantity === 'share' ? `，单位 ${unit}` : `，单位 ${unit}（×${factor} → ${stored}）`;
};

/** What is taken for granted where the file has no column for it. */
const assumptions = ({ columns, assumed }: Layout): string[] => {
  const has = (...fields: FieldName[]) =>
    columns.some(({ field }) => fields.includes(field)) || fields.some((field) => assumed.has(field));
  return [
    has('taxRate') ? '' : '  没有“税率”列：按价格期取一般计税税率（2019年4月起为 9%）',
    has('areaAbove', 'areaBelow')
      ? ''
      : '  没有“地上面积”“地下面积”列：建筑面积全部计入地上，地下车库全部计入地下',
  ].filter((line) => line !== '');
};

/** What was understood, column by column with examples, and how many rows that leaves; for the screen. */
export const describe = (
  fileName: string,
  { format, layout, accepted, refused, totals }: Understanding,
): string => {
  const columns = layout.columns.map(({ index, header, field, unit, factor, taxBasis }) => {
    const examples = layout.body
      .map(({ cells }) => plainText(cells[index] ?? null))
      .filter((text) => text !== '');
    const basis = taxBasis ? `（${taxBasis}）` : '';
    return `  ${header} → ${FIELDS[field].label}${basis}${unitNote(field, unit, factor)}；例：${examples.slice(0, EXAMPLES).join(' | ') || '（空）'}`;
  });
  return [
    `${fileName}：${format}，表头在第 ${layout.header.line} 行`,
    ...columns,
    ...(layout.ignored.length > 0 ? [`  未使用的列：${layout.ignored.join('、')}`] : []),
    ...[...layout.likely].map(([header, fields]) => {
      const [label = ''] = fields.map((field) => FIELDS[field].label);
      return `    “${header}”像“${fields.map((field) => FIELDS[field].label).join('”或“')}”：是则加上 --map ${header}=${label}`;
    }),
    ...[...layout.assumed].map(
      ([field, value]) => `  导入时假定：没有填${FIELDS[field].label}的行按“${value}”`,
    ),
    ...assumptions(layout),
    ...(totals.length > 0 ? [`  合计、小计：${totals.length} 行，不导入`] : []),
    `  可导入 ${accepted.length} 行，拒绝 ${refused.length} 行`,
  ].join('\n');
};

export const refusedCsv = ({ layout, refused }: Understanding): string =>
  refusedRowsCsv(layout.header, refused);

export const projectFiles: FileExchange = {
  kind: 'projects',
  usage: { imports: '本单位的单项工程（.xlsx 或 .csv，格式见 docs/import.md）', exports: '全部单项工程' },
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
