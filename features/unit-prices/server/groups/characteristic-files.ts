import type { Pool } from 'pg';
import { csvLine, csvText } from '#infra/server/http/csv-text';
import { plainText } from '#infra/server/import/plain-text';
import { readTable } from '#infra/server/import/read-file';
import { refusedRowsCsv } from '#infra/server/import/refused-rows';
import type { TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import type { FileExchange } from '#infra/server/server-slice';
import { characteristicsReader } from './read-characteristics';
import { WAYS, type DecidingCharacteristic, type Way } from './recognisers';
import { settleStatistics } from './settle-statistics';
import { readCharacteristicTable, storeCharacteristics } from './stored-characteristics';

const COLUMNS = {
  prefix: '清单编码前缀',
  name: '决定特征',
  keys: '取自特征项',
  way: '识别方式',
  rule: '规则',
  classes: '分档',
  absent: '未写时视为',
} as const;
type Column = keyof typeof COLUMNS;
const KEYS = Object.keys(COLUMNS) as readonly Column[];
const REQUIRED: readonly Column[] = ['prefix', 'name', 'way', 'rule', 'absent'];

type Texts = Readonly<Record<Column, string>>;

const textsOf = ({ cells }: TableRow, places: Readonly<Record<Column, number>>): Texts =>
  Object.fromEntries(KEYS.map((key) => [key, plainText(cells[places[key]] ?? null)])) as Texts;

const isWay = (text: string): text is Way => (WAYS as readonly string[]).includes(text);

const LIMITS = /^([^=|]+=\d+(\.\d+)?\|)*[^=|]+$/;

const problemsOf = (texts: Texts): readonly string[] => [
  ...REQUIRED.filter((key) => texts[key] === '').map((key) => `缺少${COLUMNS[key]}`),
  ...(texts.prefix !== '' && !/^\d{2,9}$/.test(texts.prefix) ? ['清单编码前缀应为 2 至 9 位数字'] : []),
  ...(texts.way !== '' && !isWay(texts.way) ? [`识别方式应为 ${WAYS.join('、')} 之一`] : []),
  ...(texts.classes !== '' && !LIMITS.test(texts.classes)
    ? ['分档应写成“2 m 以内=2|4 m 以内=4|4 m 以上”，最后一档不写上限']
    : []),
];

const ruleOf = ({ keys, way, ...texts }: Texts): DecidingCharacteristic | undefined =>
  isWay(way) ? { ...texts, way, keys: keys.split('|').filter(Boolean) } : undefined;

/** What is wrong with the rule itself, as its reader finds. */
const ruleProblem = (rule: DecidingCharacteristic): readonly string[] => {
  try {
    characteristicsReader([rule]);
    return [];
  } catch {
    return ['规则不是有效的正则表达式、长度单位（mm、m、km）或管类（塑料、金属）'];
  }
};

const placesIn = (header: TableRow | undefined): Readonly<Record<Column, number>> => {
  const names = (header?.cells ?? []).map((cell) => plainText(cell));
  const places = Object.fromEntries(KEYS.map((key) => [key, names.indexOf(COLUMNS[key])])) as Record<
    Column,
    number
  >;
  const missing = KEYS.filter((key) => places[key] < 0).map((key) => COLUMNS[key]);
  if (missing.length > 0) throw new Unclear(`缺少这些列：${missing.join('、')}`);
  return places;
};

const read: FileExchange['read'] = async (_pool, { bytes, fileName }) => {
  const { rows, format, unread } = await readTable(bytes);
  const [header, ...body] = rows;
  const places = placesIn(header);
  const understood = body.map((row) => {
    const texts = textsOf(row, places);
    const rule = ruleOf(texts);
    return { row, rule, reasons: [...problemsOf(texts), ...(rule ? ruleProblem(rule) : [])] };
  });
  const refused = understood.filter(({ reasons }) => reasons.length > 0);
  const rules = understood.flatMap(({ rule }) => rule ?? []);
  return {
    // The table is replaced as a whole, or not at all.
    accepted: refused.length > 0 ? 0 : rules.length,
    refused: refused.length,
    description: () =>
      [
        `${fileName}：${format}`,
        ...unread.map((line) => `  ${line}`),
        refused.length > 0
          ? `  ${refused.length} 行有误，整张表未采用`
          : `  ${rules.length} 条规则，将替换现有的表；没有任何规则的文件恢复自带的表`,
      ].join('\n'),
    refusedCsv: () => refusedRowsCsv(header ?? { line: 1, cells: [] }, refused),
    commit: (client) => storeCharacteristics(client, rules),
    committed: settleStatistics,
  };
};

const write = async (pool: Pool, say: (text: string) => void): Promise<number> => {
  const { rules } = await readCharacteristicTable(pool);
  say(csvText([KEYS.map((key) => COLUMNS[key])]));
  for (const one of rules) say(csvLine(KEYS.map((key) => (key === 'keys' ? one.keys.join('|') : one[key]))));
  return rules.length;
};

/** The table of deciding characteristics, for a house to edit. */
export const characteristicFiles: FileExchange = {
  kind: 'characteristics',
  usage: { imports: '决定综合单价可比性的特征表（整张替换）', exports: '正在使用的特征表' },
  noun: { unit: '条', name: '决定特征' },
  read,
  write,
};
