import { BUILDING_ACTIVITY } from '#infra/server/sample/building-activity';

export interface City {
  readonly areaId: number;
  /** Null for a province without cities of its own. */
  readonly cityId: number | null;
  readonly name: string;
}

/** Millions of people; wherever nothing is said there are between two and three. */
const PEOPLE: Readonly<Record<string, number>> = {
  ...{ 成都: 21, 广州: 19, 深圳: 18, 武汉: 14, 西安: 13, 苏州: 13, 郑州: 13, 杭州: 12, 石家庄: 11, 临沂: 11 },
  ...{ 东莞: 10.5, 青岛: 10, 长沙: 10, 哈尔滨: 10, 温州: 9.6, 南京: 9.5, 佛山: 9.5, 合肥: 9.5, 宁波: 9.5 },
  ...{ 济南: 9.3, 保定: 9.2, 邯郸: 9.2, 徐州: 9, 潍坊: 9, 长春: 9, 沈阳: 9, 南宁: 8.8, 南阳: 8.7, 周口: 8.8 },
  ...{
    泉州: 8.8,
    阜阳: 8.2,
    福州: 8.4,
    昆明: 8.5,
    赣州: 9,
    大连: 7.5,
    无锡: 7.5,
    南通: 7.7,
    菏泽: 8,
    商丘: 7.7,
  },
  ...{ 济宁: 8.3, 唐山: 7.7, 洛阳: 7, 金华: 7.1, 烟台: 7.1, 驻马店: 6.9, 毕节: 6.8, 遵义: 6.6, 盐城: 6.7 },
  ...{
    台州: 6.6,
    湛江: 7,
    茂名: 6.2,
    惠州: 6,
    南昌: 6.5,
    贵阳: 6.1,
    新乡: 6.2,
    上饶: 6.4,
    岳阳: 5,
    衡阳: 6.6,
  },
  ...{
    厦门: 5.3,
    常州: 5.3,
    嘉兴: 5.5,
    绍兴: 5.3,
    太原: 5.4,
    乌鲁木齐: 4.1,
    兰州: 4.4,
    珠海: 2.5,
    中山: 4.4,
  },
  ...{
    汕头: 5.5,
    揭阳: 5.6,
    襄阳: 5.3,
    绵阳: 4.9,
    南充: 5.6,
    宜宾: 4.6,
    呼和浩特: 3.5,
    海口: 2.9,
    三亚: 1.1,
  },
  ...{
    银川: 2.9,
    西宁: 2.5,
    拉萨: 0.9,
    舟山: 1.2,
    嘉峪关: 0.3,
    金昌: 0.4,
    乌海: 0.6,
    三沙: 0.003,
    神农架: 0.07,
  },
  ...{
    大兴安岭: 0.3,
    阿拉善: 0.3,
    黄南: 0.3,
    海北: 0.3,
    果洛: 0.2,
    玉树: 0.4,
    海西: 0.5,
    阿里: 0.12,
    林芝: 0.24,
  },
  ...{
    山南: 0.35,
    那曲: 0.5,
    昌都: 0.76,
    日喀则: 0.8,
    怒江: 0.55,
    迪庆: 0.39,
    甘孜: 1.1,
    阿坝: 0.8,
    甘南: 0.7,
  },
  ...{ 克拉玛依: 0.5, 吐鲁番: 0.7, 哈密: 0.67, 博尔塔拉: 0.5, 克孜勒苏: 0.6, 石河子: 0.5, 阿拉尔: 0.33 },
  ...{ 图木舒克: 0.26, 五家渠: 0.14, 北屯: 0.09, 铁门关: 0.1, 双河: 0.05, 可克达拉: 0.07, 昆玉: 0.06 },
  ...{
    胡杨河: 0.06,
    新星: 0.05,
    白杨: 0.05,
    海南: 0.45,
    儋州: 0.95,
    五指山: 0.11,
    琼海: 0.53,
    文昌: 0.56,
    万宁: 0.55,
  },
  ...{ 东方: 0.44, 定安: 0.28, 屯昌: 0.26, 澄迈: 0.5, 临高: 0.42, 白沙: 0.16, 昌江: 0.23, 乐东: 0.46 },
  ...{ 陵水: 0.37, 保亭: 0.16, 琼中: 0.18, 济源: 0.73, 仙桃: 1.1, 潜江: 0.87, 天门: 1.1, 海东: 1.36 },
};
const USUAL_PEOPLE = 2.6;
/** A province that is one city. */
const WHOLE_PROVINCE = 20;

const peopleOf = ({ cityId, name }: City): number =>
  PEOPLE[name] ?? (cityId === null ? WHOLE_PROVINCE : USUAL_PEOPLE);

const SMALL = 0.7;
const LARGE = 5;
/** How far up the range of its kind a building goes, as the place has people for it. */
export const reachOf = (city: City): number => {
  const people = peopleOf(city);
  if (people < SMALL) return 0.35;
  return people < LARGE ? 0.8 : 1;
};
export const isSmall = (city: City): boolean => peopleOf(city) < SMALL;

const COAST = new Set(
  [
    '天津',
    '上海',
    '秦皇岛',
    '唐山',
    '沧州',
    '大连',
    '丹东',
    '锦州',
    '营口',
    '盘锦',
    '葫芦岛',
    '连云港',
    '盐城',
  ]
    .concat(['南通', '嘉兴', '宁波', '温州', '舟山', '台州', '福州', '厦门', '莆田', '泉州', '漳州', '宁德'])
    .concat(['青岛', '东营', '烟台', '潍坊', '威海', '日照', '滨州', '广州', '深圳', '珠海', '汕头', '江门'])
    .concat([
      '湛江',
      '茂名',
      '惠州',
      '汕尾',
      '阳江',
      '东莞',
      '中山',
      '潮州',
      '揭阳',
      '北海',
      '防城港',
      '钦州',
    ])
    .concat(['海口', '三亚', '儋州', '琼海', '文昌', '万宁', '东方', '陵水', '三沙']),
);
/** Provinces whose rivers are called 江, and those south of the Yangtze. */
const RIVERS = new Set([8, 9, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 23, 24, 25, 32]);
const SOUTH = new Set([10, 12, 14, 15, 19, 20, 21, 22, 24, 25]);

const ANYWHERE = [
  ...['高新区', '城南', '城北', '城东', '城西', '开发区', '湖畔', '东部新区', '西部新城', '老城区', '经开区'],
  ...['科技城', '山前', '河西', '河东', '龙泉', '金桥', '青云', '望湖', '凤凰山', '新天地', '生态城', '云谷'],
  ...['翠屏', '锦绣', '和平', '丰泽', '星湖', '松山', '玉泉', '东湖', '北岸', '清河', '石桥', '兴隆', '永安'],
  ...['长岭', '明珠', '柳溪', '紫金'],
];
const OF_LARGE = ['空港', '大学城', '中央商务区', '高铁站前', '会展'];

const known = new Map<string, readonly string[]>();
/** Parts of town that a place of its kind may have. */
export const quartersOf = (city: City): readonly string[] => {
  const key = `${city.areaId} ${city.name}`;
  const kept = known.get(key);
  if (kept) return kept;
  const quarters = [
    ...ANYWHERE,
    ...(isSmall(city) ? [] : OF_LARGE),
    ...(COAST.has(city.name) ? ['滨海', '临港', '保税区'] : []),
    ...(RIVERS.has(city.areaId) ? ['滨江', '江北', '江南'] : []),
    ...(SOUTH.has(city.areaId) ? ['梅林', '丹霞', '白鹭', '南岭'] : []),
  ];
  known.set(key, quarters);
  return quarters;
};

/** Cities with the sum of what is built in those before and in it: provinces by what is built there, cities by people. */
export interface Places {
  readonly cities: readonly City[];
  readonly upTo: readonly number[];
}

export const placesOf = (cities: readonly City[]): Places => {
  const people = new Map<number, number>();
  for (const city of cities) people.set(city.areaId, (people.get(city.areaId) ?? 0) + peopleOf(city));
  let sum = 0;
  const upTo = cities.map((city) => {
    const activity = BUILDING_ACTIVITY.get(city.areaId) ?? 0;
    // Twice as busy is more than twice as many projects: much of what is built is large.
    sum += (activity ** 1.5 * peopleOf(city)) / (people.get(city.areaId) ?? 1);
    return sum;
  });
  return { cities, upTo };
};

/** Throws RangeError without cities. */
export const drawCity = (random: () => number, { cities, upTo }: Places): City => {
  const at = random() * (upTo.at(-1) ?? 0);
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((upTo[middle] ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  const city = cities[low];
  if (!city) throw new RangeError('no cities to build in');
  return city;
};
