import { PROJECT_TYPES, STRUCTURES, TYPE_GROUPS } from '#src/contract/project-terms';
import type { Group } from '../contract';

const BUILDINGS = [...Object.values(PROJECT_TYPES), ...Object.values(TYPE_GROUPS), ...STRUCTURES].join(' ');

const isOfBuildings = (text: string): boolean =>
  text.length > 1 && (BUILDINGS.includes(text) || /(住宅|厂房|学校|医院|楼|公寓|车库)$/.test(text));

const LIKELY: readonly (readonly [of: RegExp | ((text: string) => boolean), group: Group])[] = [
  // A place alone.
  [/^$/, 'bid_node'],
  [/^0\d{3,}|^\d{9,}/, 'bq_item'],
  [/[〔\[［]\d{4}|^gb|号文?$|政策|规范|标准$|信息价|价格信息/, 'policy'],
  [/日工资|工资$|点工|[木瓦管焊电]工$|(钢筋|砌筑|抹灰|防水|油漆|架子|混凝土)工$/, 'labor'],
  [/单方造价|总产值|从业|咨询|造价师/, 'industry'],
  [/指数|螺纹钢|hrb|商砼|水泥$|^砼$|^混凝土$|^中砂|电缆 ?yjv|价格?$/, 'index'],
  [isOfBuildings, 'bid_node'],
  [/(防水|抹灰|保温|脚手架|土方|灌注桩|管桩|墙|梁|柱|板)$/, 'bq_item'],
];

/** The group that words of this kind are of, whatever else holds them. */
export const likelyGroup = (text: string): Group | undefined =>
  LIKELY.find(([of]) => (of instanceof RegExp ? of.test(text) : of(text)))?.[1];

/** Among groups that answer alike. */
const ORDER: readonly Group[] = [
  'index',
  'bq_item',
  'bid_node',
  'labor',
  'sl',
  'policy',
  'industry',
  'lesson',
];
export const placeOf = (group: Group): number => ORDER.indexOf(group);
