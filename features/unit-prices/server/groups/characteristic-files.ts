import { wholeTable } from '#infra/server/import/whole-table';
import type { FileExchange } from '#infra/server/server-slice';
import { characteristicsReader } from './read-characteristics';
import { WAYS, type DecidingCharacteristic, type Way } from './recognisers';
import { settleStatistics } from './settle-statistics';
import { readCharacteristicTable, storeCharacteristics } from './stored-characteristics';

const isWay = (text: string): text is Way => (WAYS as readonly string[]).includes(text);

const LIMITS = /^([^=|]+=\d+(\.\d+)?\|)*[^=|]+$/;

/** What is wrong with the rule itself, as its reader finds. */
const ruleProblem = (rule: DecidingCharacteristic): readonly string[] => {
  try {
    characteristicsReader([rule]);
    return [];
  } catch {
    return ['规则不是有效的正则表达式、长度单位（mm、m、km）或管类（塑料、金属）'];
  }
};

/** The table of deciding characteristics, for a house to edit. */
export const characteristicFiles: FileExchange = wholeTable({
  kind: 'characteristics',
  usage: { imports: '决定综合单价可比性的特征表（整张替换）', exports: '正在使用的特征表' },
  noun: { unit: '条', name: '决定特征' },
  columns: {
    prefix: '清单编码前缀',
    name: '决定特征',
    keys: '取自特征项',
    way: '识别方式',
    rule: '规则',
    classes: '分档',
    absent: '未写时视为',
  },
  required: ['prefix', 'name', 'way', 'rule', 'absent'],
  ruleOf: ({ keys, way, ...texts }) => {
    const rule = isWay(way) ? { ...texts, way, keys: keys.split('|').filter(Boolean) } : undefined;
    const problems = [
      ...(texts.prefix !== '' && !/^\d{2,9}$/.test(texts.prefix) ? ['清单编码前缀应为 2 至 9 位数字'] : []),
      ...(way !== '' && !rule ? [`识别方式应为 ${WAYS.join('、')} 之一`] : []),
      ...(texts.classes !== '' && !LIMITS.test(texts.classes)
        ? ['分档应写成“2 m 以内=2|4 m 以内=4|4 m 以上”，最后一档不写上限']
        : []),
      ...(rule ? ruleProblem(rule) : []),
    ];
    return rule && problems.length === 0 ? rule : problems;
  },
  textsOf: (rule) => ({ ...rule, keys: rule.keys.join('|') }),
  stored: async (pool) => (await readCharacteristicTable(pool)).rules,
  store: storeCharacteristics,
  committed: settleStatistics,
});
