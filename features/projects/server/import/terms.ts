import { PROJECT_TYPES, STAGES, STRUCTURES, type ProjectType } from '../../contract';
import { plainText } from '#infra/server/import/plain-text';
import type { Cell } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';

const TYPES: Readonly<Record<ProjectType, readonly string[]>> = {
  'residential.lowrise': ['多层', '低层住宅', '洋房', '多层居住建筑'],
  'residential.highrise': ['高层', '高层居住建筑', '小高层', '小高层住宅', '超高层住宅'],
  'office.office': ['办公', '办公楼', '写字楼', '综合办公楼'],
  'commercial.complex': ['商业', '综合体', '购物中心', '商场', '商业建筑'],
  'education.school': ['学校', '中小学', '教学楼', '中学', '小学', '教育建筑'],
  'medical.hospital': ['医院', '医疗', '医疗建筑', '医疗卫生'],
  'industrial.plant': ['厂房', '工业', '工业建筑', '车间', '标准厂房'],
  'underground.garage': ['车库', '地库', '地下室', '地下停车库', '地下建筑'],
};
const STRUCTURE_NAMES: Readonly<Record<(typeof STRUCTURES)[number], readonly string[]>> = {
  框架结构: ['框架', '钢筋混凝土框架', '钢筋混凝土框架结构', '现浇框架结构'],
  剪力墙结构: ['剪力墙', '短肢剪力墙', '钢筋混凝土剪力墙', '钢筋混凝土剪力墙结构'],
  '框架-剪力墙结构': ['框剪', '框剪结构', '框架剪力墙', '框架剪力墙结构', '框架-剪力墙'],
  '框架-核心筒结构': ['框筒', '框筒结构', '框架核心筒', '框架核心筒结构', '框架-核心筒', '核心筒'],
  钢结构: ['钢框架', '钢框架结构', '门式刚架', '轻钢结构'],
  砖混结构: ['砖混', '砌体结构', '混合结构'],
};
const STAGE_NAMES: Readonly<Record<(typeof STAGES)[number], readonly string[]>> = {
  投资估算: ['估算'],
  设计概算: ['概算', '初步设计概算'],
  施工图预算: ['预算'],
  招标控制价: ['控制价', '最高投标限价', '拦标价'],
  投标报价: ['投标', '投标价'],
  合同价: ['合同', '合同价款', '中标价'],
  竣工结算: ['结算', '结算价'],
  竣工决算: ['决算'],
};
const BASES = {
  含税: ['含税价', '含增值税', '是'],
  除税: ['不含税', '税前', '除税价', '不含税价', '否'],
} as const;

const key = (text: string): string =>
  text
    .replace(/[\s()·_]/g, '')
    .replace(/[—–~－]/g, '-')
    .toLowerCase();

const lookUp = <T extends string>(
  names: Readonly<Record<T, readonly string[]>>,
  labels: (value: NoInfer<T>) => string,
): Map<string, T> =>
  new Map(
    (Object.keys(names) as T[]).flatMap((value) =>
      [value, labels(value), ...names[value]].map((name) => [key(name), value] as const),
    ),
  );

const reader =
  <T extends string>(known: ReadonlyMap<string, T>, labels: readonly string[]) =>
  (cell: Cell): T => {
    const text = plainText(cell);
    const value = known.get(key(text));
    if (value === undefined) throw new Unclear(`“${text.slice(0, 40)}”不明确，请写成：${labels.join('、')}`);
    return value;
  };

const itself = (value: string): string => value;

export const readType = reader(
  lookUp(TYPES, (type) => PROJECT_TYPES[type]),
  Object.values(PROJECT_TYPES),
);
export const readStructure = reader(lookUp(STRUCTURE_NAMES, itself), STRUCTURES);
export const readStage = reader(lookUp(STAGE_NAMES, itself), STAGES);
export const readTaxBasis = reader(lookUp(BASES, itself), ['含税', '除税']);
