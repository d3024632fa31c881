import { PROJECT_TYPES } from '#src/contract/project-terms';

/** Words of the trade with what they mean in the database; longer words are tried first. */
export type Words = readonly (readonly [word: RegExp, meaning: string])[];

/** What an answer calls the types; members say 住宅 for both kinds of it. */
export const TYPES: Readonly<Record<string, string>> = { ...PROJECT_TYPES, residential: '住宅' };

export const TYPE_WORDS: Words = [
  [/(中?高层|超高层)(的)?(商品)?(住宅|居住建筑)|高层居民楼/, 'residential.highrise'],
  [/(多层|低层|洋房)(的)?(商品)?(住宅|居住建筑)?/, 'residential.lowrise'],
  [/住宅|居住建筑|居民楼|商品房/, 'residential'],
  [/办公(建筑|楼|大楼)?|写字楼/, 'office.office'],
  [/商业(综合体|建筑)?|商场|购物中心/, 'commercial.complex'],
  [/中小学(教学楼)?|教学楼|学校|教育建筑/, 'education.school'],
  [/(综合)?医院|医疗建筑|门诊楼|住院楼/, 'medical.hospital'],
  [/(工业)?厂房|工业建筑|车间/, 'industrial.plant'],
  [/(地下)?车库|地下室|地库/, 'underground.garage'],
];

export const STRUCTURE_WORDS: Words = [
  [/框架?[-—]?(核心)筒(结构)?|框筒/, '框架-核心筒结构'],
  [/框架?[-—]?剪(力墙)?(结构)?/, '框架-剪力墙结构'],
  [/剪力墙(结构)?/, '剪力墙结构'],
  [/钢结构/, '钢结构'],
  [/砖混(结构)?/, '砖混结构'],
  [/框架(结构)?/, '框架结构'],
];

/** Quantities per ㎡ that are stored of projects. */
export const CONTENT_WORDS: Words = [
  [/钢筋/, '钢筋'],
  [/混凝土|砼/, '混凝土'],
  [/模板/, '模板'],
  [/砌体|砌块/, '砌体'],
  [/门窗/, '门窗'],
  [/外墙/, '外墙'],
  [/防水/, '防水'],
  [/抹灰/, '抹灰'],
  [/电缆/, '电缆'],
  [/管道/, '管道'],
];

/** Index series: category, and item where the category is divided. */
export const SERIES_WORDS: Words = [
  [/人工(费|成本)?(综合)?(指数)?/, '人工|'],
  [/(施工)?机(具|械)费?(指数)?/, '机械|'],
  [/螺纹钢|钢筋(?!工(?![程费]))|钢材|[三四]级钢|hrbf?\d{3}e?/i, '材料|钢材'],
  [/商(品混凝土|砼)|混凝土(?!工(?![程费]))|(?<![a-z\d])c\s?([1-9][05])(?!\d)/i, '材料|商砼'],
  [/水泥|(?<![a-z])p\s*(?:[·.]\s*)?[oc]\s*[345]2\.5/i, '材料|水泥'],
  [/电缆|(?<![a-z])yjl?[vy]/i, '材料|电缆'],
  [/中砂|砂石|砂子/, '材料|砂石'],
  [/住宅(工程)?(造价)?指数/, '单项|住宅'],
  [/公共建筑|公建/, '单项|公建'],
  [/工业建筑/, '单项|工业'],
  [/市政/, '单项|市政'],
  [/水利(工程)?(造价)?指数/, '单项|水利'],
  [/轨道(交通)?(工程)?(造价)?指数/, '单项|轨道'],
  [/综合(造价)?指数|造价指数|行情|造价走势/, '综合|'],
];
