import { Unclear } from '#infra/server/import/unclear';
import { wholeTable } from '#infra/server/import/whole-table';
import type { FileExchange } from '#infra/server/server-slice';
import { readKind, readUnitBasis } from '../import/terms';
import { ASPECTS, type Aspect, type GroupRule } from './group-rules';
import { readGroupRules, settleNatures, storeGroupRules } from './stored-rules';

const isAspect = (text: string): text is Aspect => (ASPECTS as readonly string[]).includes(text);

const NATURES = /^[^=|/]{1,20}(=[^=|]+)?(\|[^=|/]{1,20}(=[^=|]+)?)*$/;
const CLASSES = /^([^=|]+=\d+(\.\d+)?\|)*[^=|]+$/;
const isAscending = (rule: string): boolean => {
  const limits = [...rule.matchAll(/=([\d.]+)/g)].map(([, limit]) => Number(limit));
  return limits.every((limit, at) => at === 0 || limit > (limits[at - 1] ?? 0));
};

const problemsOf = (aspect: string, rule: string): readonly string[] => {
  if (!isAspect(aspect)) return [`依据应为 ${ASPECTS.join('、')} 之一`];
  if (aspect === '建设性质')
    return NATURES.test(rule) ? [] : ['规则应写成“除险加固=除险/加固|新建”，每种性质至多 20 个字'];
  return CLASSES.test(rule) && isAscending(rule)
    ? []
    : ['规则应写成“小(2)型=1000000|小(1)型=10000000|中型”，界限从小到大，最后一档不写界限'];
};

/** The rules of comparison of water works and renewal, for a house to edit. */
export const groupRuleFiles: FileExchange = wholeTable<'kinds' | 'bases' | 'aspect' | 'rule', GroupRule>({
  kind: 'water-groups',
  usage: {
    imports: '决定水利与城市更新指标可比性的性质与规模档（整张替换）',
    exports: '正在使用的性质与规模档',
  },
  noun: { unit: '条', name: '比较规则' },
  columns: { kinds: '类别', bases: '单位口径', aspect: '依据', rule: '规则' },
  required: ['kinds', 'aspect', 'rule'],
  ruleOf: ({ kinds, bases, aspect, rule }) => {
    const problems = problemsOf(aspect, rule);
    if (problems.length > 0 || !isAspect(aspect)) return problems;
    try {
      return {
        kinds: kinds.split('|').map(readKind),
        bases: bases.split('|').filter(Boolean).map(readUnitBasis),
        aspect,
        rule,
      };
    } catch (error) {
      if (error instanceof Unclear) return [error.message];
      throw error;
    }
  },
  textsOf: ({ kinds, bases, aspect, rule }) => ({
    kinds: kinds.join('|'),
    bases: bases.join('|'),
    aspect,
    rule,
  }),
  stored: readGroupRules,
  store: storeGroupRules,
  committed: settleNatures,
});
