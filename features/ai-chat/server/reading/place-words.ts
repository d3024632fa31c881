import { DISTRICTS } from './districts';
import { placesIn, type Gazetteer } from './places';
import { EITHER, TURNS } from './turns';
import { SERIES_WORDS, TYPE_WORDS } from './vocabulary';
import { workIn } from './works';

/** A question with the places in it that have figures, and what is to be said of the others. */
export interface Placed {
  readonly text: string;
  /** Places of which no figures are collected. */
  readonly withoutData: readonly string[];
  readonly remarks: readonly string[];
}

const SUFFIX = '(?:[区市县](?![别间分域段政场价]))?';
const ALL_WITHOUT_DATA = ['港澳台', '香港、澳门、台湾'] as const;
/** Stand for a known place and for a kind of building, sign by sign. */
const [KNOWN, BUILDING] = ['＊', '○'];

interface Step {
  readonly text: string;
  readonly said: readonly string[];
}

const withoutPaused = (question: string, regions: Gazetteer): Step => {
  const paused = regions.filter(({ status }) => status === 'paused').map(({ name }) => name);
  const asked = question.replaceAll(...ALL_WITHOUT_DATA);
  const said = paused
    .filter((name) => asked.includes(name))
    .sort((one, other) => asked.indexOf(one) - asked.indexOf(other));
  const text = said.reduce(
    (left, name) => left.replaceAll(new RegExp(`${name}(特别行政区|特区|地区|省)?[和与跟比、]*`, 'g'), ' '),
    asked,
  );
  return { text: said.length > 0 ? text.trim() : question, said };
};

/** The region that a text ends with: 武汉 of 请问武汉市. */
const endingOf = (text: string, regions: Gazetteer) =>
  regions.find(({ name }) => text.replace(/[省市]$/, '').endsWith(name) || text.endsWith(name));

const districtsAsCities = (question: string, regions: Gazetteer): Step => {
  let text = question;
  const said: string[] = [];
  for (const [district, name] of DISTRICTS) {
    const match = new RegExp(`${district}${SUFFIX}`).exec(text);
    const city = regions.find((region) => region.name === name);
    if (!match || !city) continue;
    const before = text.slice(0, match.index);
    const beside = endingOf(before, regions);
    const isWithin = !beside || beside.areaId === city.areaId || beside.areaId === city.parent;
    if (!isWithin) continue;
    const stand = beside?.areaId === city.areaId ? '' : name;
    text = `${before}${stand}${text.slice(match.index + match[0].length)}`;
    said.push(`“${match[0]}”没有单独的数据，按${name}的数据作答。`);
  }
  return { text, said };
};

const cover = (text: string, words: RegExp, sign: string): string =>
  text.replace(words, (word) => sign.repeat(word.length));

const TYPES = new RegExp(TYPE_WORDS.map(([{ source }]) => source).join('|'), 'g');
const covered = (text: string, regions: Gazetteer): string => {
  const names = regions.map(({ name }) => name).join('|') || '(?!)';
  return cover(cover(text, new RegExp(`(?:${names})(?:[省市](?![政场价]))?`, 'g'), KNOWN), TYPES, BUILDING);
};

/** Before a place, and no part of its name. */
const OPENING =
  /请?帮我|查?一下|看看?|我?想(?:知道|问)?|那么?|(?<=＊)[和与跟及比或](?!平区)|如果|换成|改成|对比|比较|目前|现在|最近/g;
const LIKE_A_PLACE =
  /(?<=^|[^\p{Script=Han}]|(?<![现存正实])在|请问|[那查问])(?:\p{Script=Han}{2,5}?(?:自治州|自治县|新区|市|区|县|州|省|旗)|\p{Script=Han}县)(?![别间分域段政场价])|(?:华东|华南|华北|华中|东北|西北|西南|长三角|珠三角|京津冀|大湾区|成渝)(?:地区)?/gu;
const BUILT_IN =
  /(?<=(?<![现存正实])在)(?![这那哪]|一般|什么)\p{Script=Han}{2,5}?(?=盖|建|造|修|开发|的?○)/gu;
const MANY = /^(?:华东|华南|华北|华中|东北|西北|西南|长三角|珠三角|京津冀|大湾区|成渝)/;
/** Of a building, of works or of any place. */
const NO_PLACE =
  /^(?:[哪各全本某同外每这那老旧]|什么|其他|别的|不限|山区|既有)|(?:小|灌|厂|街|城|市|郊|景|园|库|校|社|片|分|矿|林|牧|营|地|工业|办公|生活|施工|作业|商业|停车|加工|开发|高新|加密|搭接|锚固|连接|受[压拉]|防火|功能|绿化|种植)区$|(?:城|超|菜|门)市$|[屋墙楼室]|地面/;

const dropUnknown = (question: string, regions: Gazetteer): Step => {
  const isOfPlaces =
    TYPE_WORDS.some(([word]) => word.test(question)) ||
    SERIES_WORDS.some(([word]) => word.test(question)) ||
    workIn(question) !== undefined;
  if (!isOfPlaces) return { text: question, said: [] };
  const mask = cover(covered(question, regions), OPENING, '，');
  const found = [...mask.matchAll(LIKE_A_PLACE), ...mask.matchAll(BUILT_IN)]
    .filter(([word]) => MANY.test(word) || !NO_PLACE.test(word))
    .filter(({ index }, at, all) => all.findIndex((one) => one.index === index) === at)
    .sort((one, other) => other.index - one.index);
  const text = found.reduce(
    (left, { index, 0: word }) => `${left.slice(0, index)} ${left.slice(index + word.length)}`,
    question,
  );
  const known = placesIn(text, regions);
  const instead = `以下是${known.length > 0 ? known.map(({ name }) => name).join('、') : '全国'}的数据`;
  const said = found.toReversed().map(({ index, 0: word }) => {
    const beside = mask[index - 1] === KNOWN ? endingOf(question.slice(0, index), regions) : undefined;
    return beside
      ? `“${word}”没有单独的数据，按${beside.name}的数据作答。`
      : `${MANY.test(word) ? `“${word}”不是一个省市` : `没有读懂“${word}”是哪个地区`}，没有作为条件；${instead}。`;
  });
  return { text, said };
};

/** Districts stand in their city, places without figures are taken out; what was done is said. */
export const placeWords = (question: string, regions: Gazetteer): Placed => {
  const paused = withoutPaused(question, regions);
  const placed = districtsAsCities(paused.text, regions);
  const unknown = dropUnknown(placed.text, regions);
  return { text: unknown.text, withoutData: paused.said, remarks: [...placed.said, ...unknown.said] };
};

export const noData = (names: readonly string[]): string =>
  `${names.join('、')}暂无数据：没有收录当地的造价数据，不以其他地区的数据代替。`;

/** Said of a building or of who asks, and no condition. */
const OF_NO_PLACE =
  /单方|造价|指标|成本|价格|多少钱|新建|建造|建设|修建|[盖建造]|[一每][栋幢座个套]|想|知道|了解|需要|大约|目前|现在|最新|平均|普通|标准|[给你您我]们?|公司|近|含量|用量/g;

/** Words before the building that are no condition: 巴黎 of 巴黎高层住宅; undefined where all is understood. */
export const strayWord = (question: string, regions: Gazetteer): string | undefined => {
  const mask = covered(question.normalize('NFKC').replace(/\s/g, ''), regions);
  const [before = ''] = mask.split(BUILDING, 1);
  if (before === mask) return undefined;
  const left = [KNOWN, EITHER, OF_NO_PLACE, TURNS].reduce<string>(
    (text, words) => text.replaceAll(words, ' '),
    before,
  );
  const stray = left.trim();
  return /^\p{Script=Han}{2,6}$/u.test(stray) && !NO_PLACE.test(stray) && stray !== '城市'
    ? stray
    : undefined;
};
