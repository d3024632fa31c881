import { SOURCE_LABELS } from '#src/contract/provenance';
import type { Base, ItemFilter, Scopes } from '../contract';
import { editionOf } from '../edition-of';
import { partLabel } from './parts';
import type { Node } from './store';

export const scopesOf = ({ taxBasis, scope, hasComposition }: Node): Scopes => [
  {
    label: '综合单价',
    text: '含人工费、材料和工程设备费、施工机具使用费、企业管理费、利润及一定范围的风险；不含规费和税金。',
  },
  { label: '税口径', text: `清单项目的单价与合价为除税金额；工程的单方造价为${taxBasis}口径。` },
  { label: '工程量', text: '按清单计算规则的净量，损耗已计入综合单价。' },
  {
    label: '单价组成',
    text: hasComposition
      ? '人、材、机、管、利之和等于综合单价，允许 0.01 元的舍入差。'
      : '这个工程没有提供单价组成。',
  },
  ...(scope === '' ? [] : [{ label: '计价范围', text: scope }]),
];

const shown = (value: number): string =>
  value.toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const factsOf = (node: Node): Base['facts'] => [
  { key: 'areaName', label: '地区', value: node.areaName, unit: '' },
  { key: 'structure', label: '结构类型', value: node.structure, unit: '' },
  { key: 'stage', label: '计价阶段', value: node.stage, unit: '' },
  { key: 'priceDate', label: '价格期', value: node.priceDate, unit: '' },
  { key: 'area', label: '建筑面积', value: shown(node.area), unit: '㎡' },
  { key: 'unitCost', label: `单方造价（${node.taxBasis}）`, value: shown(node.unitCost), unit: '元/㎡' },
];

const SOURCE_WORDS: Readonly<Record<Node['provenance']['kind'], string>> = {
  ...SOURCE_LABELS,
  sample: '样例（由程序生成，仅供演示）',
};

export const sourcesOf = ({ id, name, provenance }: Node): readonly (readonly [string, string])[] => [
  ['工程', name],
  ['编号', id],
  ['来历', SOURCE_WORDS[provenance.kind]],
  ['发布者', provenance.issuer],
  ['标题', provenance.title],
  ['价格期', provenance.priceDate],
  ['清单版本', editionOf(provenance)],
  ['审核', provenance.reviewedBy ? `${provenance.reviewedBy}（${provenance.reviewedAt ?? ''}）` : '--'],
  ['修订', String(provenance.revision)],
  ['使用许可', provenance.licence],
];

const FILTER_WORDS: {
  readonly [Field in keyof Required<ItemFilter>]: readonly [
    label: string,
    words: (value: string) => string,
    none: string,
  ];
} = {
  part: ['分部', (part) => `${part} ${partLabel(part)}`, '全部'],
  unit: ['计量单位', (unit) => unit, '全部'],
  keyword: ['关键词', (keyword) => keyword.trim(), '无'],
};

export const filterWords = (
  filter: ItemFilter,
  { total, held }: { readonly total: number; readonly held: number },
): readonly (readonly [string, string])[] => [
  ...Object.entries(FILTER_WORDS).map(([field, [label, words, none]]): readonly [string, string] => {
    const value = filter[field as keyof ItemFilter];
    return [label, (value && words(value)) || none];
  }),
  ['符合条件', total > held ? `${total} 项，数据表是前 ${held} 项，其余没有导出` : `${total} 项`],
];
