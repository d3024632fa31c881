import type { ClientBase, Pool } from 'pg';
import type { Choices } from '#infra/server/import/choices';
import { plainText } from '#infra/server/import/plain-text';
import { refusedRowsCsv } from '#infra/server/import/refused-rows';
import { titleWords } from '#infra/server/import/titles';
import type { ReadLimits } from '#infra/server/import/read-file';
import type { FileExchange, ImportForm, Understood } from '#infra/server/server-slice';
import { roundTo } from '#src/costing/money';
import { PROJECT_TYPES, projectList, STAGES, STRUCTURES } from '../contract';
import { exportProjects } from './export-projects';
import type { Accepted } from './import/accepted';
import { columnsIn, unitNote, type Layout } from './import/columns';
import { detailWords } from './import/detail-sheets';
import { doubtOf } from './import/doubts';
import { ASSUMABLE, FIELD_NAMES } from './import/field-names';
import { FIELDS, type FieldName } from './import/fields';
import { understandFile, withoutDoubtful, withoutStored, type Understanding } from './import/file';
import { afterImport, readPlaces, storedAmong, storeImported } from './import/store';

interface GivenFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly now: string;
  readonly choices?: Choices | undefined;
  readonly reading?: ReadLimits | undefined;
}

/** Reads a file against what is stored; nothing is changed. Throws Unclear when the file cannot be imported at all. */
export const prepareImport = async (
  pool: Pool,
  { bytes, fileName, now, choices, reading }: GivenFile,
): Promise<Understanding> => {
  const surroundings = { fileName, now, places: await readPlaces(pool) };
  const understood = await understandFile(bytes, surroundings, choices, reading);
  const projects = understood.accepted.map(({ project }) => project);
  const fresh = withoutStored(understood, await storedAmong(pool, projects));
  return withoutDoubtful(fresh, await doubtOf(pool, projects));
};

export const commitImport = (client: ClientBase, { accepted }: Understanding): Promise<void> =>
  storeImported(
    client,
    accepted.map(({ project }) => project),
  );

const figure = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

const EXAMPLES = 3;
/** Rows in which they are looked for. */
const LOOKED_THROUGH = 200;
/** What is taken for granted where the file has no column for it. */
const assumptions = ({ columns, assumed }: Layout): string[] => {
  const has = (...fields: FieldName[]) =>
    columns.some(({ field }) => fields.includes(field)) || fields.some((field) => assumed.has(field));
  return [
    has('taxRate') ? '' : '没有“税率”列：按价格期取一般计税税率（2019年4月起为 9%）',
    has('areaAbove', 'areaBelow')
      ? ''
      : '没有“地上面积”“地下面积”列：建筑面积全部计入地上，地下车库全部计入地下',
  ].filter((line) => line !== '');
};

/** What was understood, column by column with examples, and how many rows that leaves; for the screen. */
export const describe = (
  fileName: string,
  { format, layout, accepted, refused, totals, titles, sheets }: Understanding,
): string => {
  const columns = layout.columns.map((column) => {
    const { index, header, field, taxBasis } = column;
    const note = unitNote(column);
    const examples = layout.body
      .slice(0, LOOKED_THROUGH)
      .map(({ cells }) => plainText(cells[index] ?? null))
      .filter((text) => text !== '');
    const basis = taxBasis ? `（${taxBasis}）` : '';
    return `  ${header} → ${FIELDS[field].label}${basis}${note && `，${note}`}；例：${examples.slice(0, EXAMPLES).join(' | ') || '（空）'}`;
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
    ...assumptions(layout).map((line) => `  ${line}`),
    ...sheets.map((line) => `  ${line}`),
    ...titleWords(titles.length).map((line) => `  ${line}`),
    ...(totals.length > 0 ? [`  合计、小计：${totals.length} 行，不导入`] : []),
    `  可导入 ${accepted.length} 行，拒绝 ${refused.length} 行`,
  ].join('\n');
};

export const refusedCsv = ({ layout, refused }: Understanding): AsyncIterable<string> =>
  refusedRowsCsv(layout.writtenHeader, refused);

const SHOWN = 5;
const HEADS = [
  '项目名称',
  '工程类型',
  '结构类型',
  '建筑面积 ㎡',
  '层数',
  '计价阶段',
  '价格期',
  '税口径',
  '单方造价 元/㎡',
  '除税造价 元',
  '含税造价 元',
  '明细',
  '导入时假定',
];

/** A record as it would be stored. */
const shownRow = ({ project }: Accepted): readonly string[] => [
  project.name,
  PROJECT_TYPES[project.type],
  project.structure,
  figure(project.area),
  `${project.floorsAbove}/${project.floorsBelow}`,
  project.stage,
  project.priceDate,
  `${project.taxBasis} ${roundTo(project.taxRate * 100, 2)}%`,
  figure(project.unitCost),
  figure(project.pretax),
  figure(project.total),
  detailWords({ project }),
  (project.overview.assumptions ?? []).map(({ term, words }) => `${term}：${words}`).join('；') || '--',
];

/** A total without a unit may be in 元 or in 万元. */
const wantedOf = ({ columns }: Layout): readonly string[] =>
  columns.some(({ field, unit }) => field === 'total' && unit === '') &&
  !columns.some(({ field }) => field === 'moneyUnit')
    ? [FIELDS.moneyUnit.label]
    : [];

const shownOf = ({
  format,
  layout,
  accepted,
  refused,
  totals,
  titles,
  sheets,
}: Understanding): Understood => ({
  format,
  headerLine: layout.header.line,
  columns: columnsIn(layout),
  wanted: wantedOf(layout),
  notes: [...assumptions(layout), ...sheets],
  totals: totals.length,
  titles: titles.length,
  shown: { heads: HEADS, rows: accepted.slice(0, SHOWN).map(shownRow) },
  refused,
});

const OPTIONS: Partial<Record<FieldName, readonly string[]>> = {
  type: Object.values(PROJECT_TYPES),
  structure: STRUCTURES,
  stage: STAGES,
  taxBasis: ['除税', '含税'],
  moneyUnit: ['元', '万元'],
};

const form: ImportForm = {
  fields: FIELD_NAMES.filter((field) => field !== 'source').map((field) => {
    const options = OPTIONS[field];
    return {
      label: FIELDS[field].label,
      isAssumable: ASSUMABLE.has(field),
      ...(field === 'taxBasis' && { isAsked: true }),
      ...(field === 'moneyUnit' && { isPerFile: true }),
      ...(options && { options }),
    };
  }),
  hint: '一行一个单项工程。工作簿里名称含“单位工程”“费用”“分部”“含量”“工料”的表作为明细一并读取。',
  list: projectList.pathTo({ ...projectList.viewFrom({}), source: 'imported' }),
};

export const projectFiles: FileExchange = {
  form,
  kind: 'projects',
  usage: { imports: '本单位的单项工程（.xlsx 或 .csv，格式见 docs/import.md）', exports: '全部单项工程' },
  noun: { unit: '个', name: '工程' },
  read: async (pool, file) => {
    const understood = await prepareImport(pool, file);
    return {
      accepted: understood.accepted.length,
      refused: understood.refused.length,
      description: () => describe(file.fileName, understood),
      refusedCsv: () => refusedCsv(understood),
      understood: () => shownOf(understood),
      commit: (client) => commitImport(client, understood),
      committed: afterImport,
    };
  },
  write: exportProjects,
};
