import type { ProjectType } from '../contract';
import type { City } from './places';
import type { Form } from './shapes';

/** Basic acceleration of the design, in g, with the intensity that stands for it. */
const INTENSITIES = {
  0.05: '6 度（0.05g）',
  0.1: '7 度（0.10g）',
  0.15: '7 度（0.15g）',
  0.2: '8 度（0.20g）',
  0.3: '8 度（0.30g）',
  0.4: '9 度（0.40g）',
} as const;
type Acceleration = keyof typeof INTENSITIES;

interface Province {
  readonly usual: Acceleration;
  /** Cities with another one; a city whose counties have several stands under each. */
  readonly others?: Partial<Record<Acceleration, string>>;
}

/** Of the centres of cities, after GB 18306-2015 and GB 50011-2010 appendix A, by area id. */
export const PROVINCES: Readonly<Record<number, Province>> = {
  2: { usual: 0.2 },
  3: { usual: 0.2 },
  4: { usual: 0.1, others: { 0.05: '承德', 0.15: '邯郸', 0.2: '唐山 廊坊' } },
  5: { usual: 0.2, others: { 0.1: '阳泉 长治 晋城 吕梁' } },
  6: {
    usual: 0.1,
    others: { 0.05: '呼伦贝尔 兴安 锡林郭勒', 0.15: '赤峰', 0.2: '呼和浩特 包头 乌海 巴彦淖尔 阿拉善' },
  },
  7: { usual: 0.1, others: { 0.05: '锦州 葫芦岛', 0.15: '营口 丹东' } },
  8: { usual: 0.1, others: { 0.05: '辽源 通化 白山 白城 延边', 0.2: '松原' } },
  9: { usual: 0.05, others: { 0.1: '哈尔滨 鹤岗 绥化' } },
  10: { usual: 0.1 },
  11: { usual: 0.1, others: { 0.15: '扬州 镇江', 0.3: '宿迁' } },
  12: { usual: 0.05, others: { 0.1: '杭州 宁波 嘉兴 舟山' } },
  13: { usual: 0.1, others: { 0.05: '芜湖 马鞍山 淮北 黄山 宣城 池州' } },
  14: { usual: 0.1, others: { 0.05: '三明 南平 龙岩 宁德', 0.15: '厦门 泉州 漳州' } },
  15: { usual: 0.05 },
  16: { usual: 0.1, others: { 0.15: '潍坊 聊城 菏泽', 0.2: '临沂' } },
  17: {
    usual: 0.1,
    others: {
      0.05: '平顶山 漯河 驻马店 周口 信阳 商丘',
      0.15: '郑州 焦作 濮阳 三门峡',
      0.2: '新乡 安阳 鹤壁',
    },
  },
  18: { usual: 0.05, others: { 0.05: '十堰 黄冈', 0.1: '十堰 黄冈' } },
  19: { usual: 0.05, others: { 0.1: '岳阳', 0.15: '常德' } },
  20: { usual: 0.1, others: { 0.05: '韶关 清远 云浮 惠州', 0.15: '揭阳', 0.2: '汕头 潮州' } },
  21: { usual: 0.05, others: { 0.1: '南宁 百色 钦州 玉林' } },
  22: { usual: 0.05, others: { 0.1: '儋州 屯昌', 0.15: '琼海 澄迈 临高', 0.2: '文昌 定安', 0.3: '海口' } },
  23: {
    usual: 0.1,
    others: {
      0.05: '泸州 遂宁 南充 广安 达州 巴中 资阳',
      0.15: '雅安',
      0.2: '阿坝 甘孜 凉山',
      0.4: '甘孜 凉山',
    },
  },
  24: { usual: 0.05, others: { 0.05: '六盘水 毕节', 0.1: '六盘水 毕节' } },
  25: { usual: 0.2, others: { 0.1: '文山', 0.15: '曲靖 昭通 红河', 0.3: '丽江' } },
  26: { usual: 0.2, others: { 0.15: '日喀则 昌都 阿里' } },
  27: { usual: 0.2, others: { 0.05: '延安 榆林', 0.1: '铜川 汉中 安康 商洛' } },
  28: { usual: 0.2, others: { 0.1: '庆阳', 0.15: '金昌 定西 临夏 甘南', 0.3: '天水' } },
  29: { usual: 0.1, others: { 0.15: '海西', 0.2: '果洛 玉树' } },
  30: { usual: 0.2 },
  31: {
    usual: 0.2,
    others: {
      0.1: '克拉玛依 哈密 塔城 阿勒泰 北屯 新星 白杨',
      0.15: '吐鲁番 巴音郭楞 铁门关 和田 昆玉 阿拉尔',
      0.3: '喀什',
    },
  },
  32: { usual: 0.05 },
};

const known = new Map<string, readonly Acceleration[]>();
/** What buildings of a place are designed for. */
export const accelerationsOf = ({ areaId, name }: City): readonly Acceleration[] => {
  const key = `${areaId} ${name}`;
  const kept = known.get(key);
  if (kept) return kept;
  const { usual, others = {} } = PROVINCES[areaId] ?? { usual: 0.05 };
  const named = Object.entries(others).flatMap(([acceleration, names]) =>
    names.split(' ').includes(name) ? [Number(acceleration) as Acceleration] : [],
  );
  const accelerations = named.length > 0 ? named : [usual];
  known.set(key, accelerations);
  return accelerations;
};

const GRADES = ['一级', '二级', '三级', '四级'] as const;
/** Schools and hospitals are fortified as if the intensity were one higher. */
const KEY_TYPES: readonly ProjectType[] = ['education.school', 'medical.hospital'];
/** m up to which a structure is a low one, and from which it is a high one. */
const HEIGHTS: Partial<Record<Form['structure'], readonly [low: number, high: number]>> = {
  框架结构: [0, 24],
  '框架-剪力墙结构': [24, 60],
  剪力墙结构: [24, 80],
  '框架-核心筒结构': [0, 0],
  钢结构: [50, Infinity],
};

/** GB 50011 tables 6.1.2 and 8.1.3, and 14.1.4 for what stands below ground; masonry has none. */
const gradeOf = (intensity: number, type: ProjectType, { structure, height }: Form): string => {
  const counted = Math.min(9, KEY_TYPES.includes(type) ? intensity + 1 : intensity);
  if (type === 'underground.garage') return counted < 8 ? '四级' : '三级';
  const heights = HEIGHTS[structure];
  if (!heights) return '';
  const [low, high] = heights;
  const usual = 9 - counted;
  if (structure === '钢结构' && counted === 6) return '';
  return GRADES[Math.max(0, Math.min(3, usual + (height <= low ? 1 : 0) - (height > high ? 1 : 0)))] ?? '';
};

/** `7 度（0.10g），三级` */
export const seismicText = (acceleration: Acceleration, type: ProjectType, form: Form): string => {
  const text = INTENSITIES[acceleration];
  const grade = gradeOf(Number(text[0]), type, form);
  return grade ? `${text}，${grade}` : text;
};
