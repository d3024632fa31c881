import { isCertain, upToInstitution, withoutHeads } from './masked-institutions';

/** What is built and what is done to it: behind the first of these a name says nothing more of whose it is. */
const WORKS = [
  '教学|综合楼|综合体|实验楼|实训|宿舍|公寓|食堂|体育馆|图书馆|行政楼|办公|门诊|住院|医技|病房|急诊|住宅|厂房|车间',
  '仓库|车库|停车|商业|商务|写字楼|酒店|研发|科研|培训|业务用房|业务楼|安置|保障|公租|校舍|运动场|附属|配套|主体|室外|室内',
  '地下|地上|新建|改建|扩建|改扩建|迁建|重建|改造|装修|装饰|安装|土建|加固|维修|修缮|提升|整治|工程|项目|建设|施工|标段',
  '地块|高层|小高层|多层|超高层|洋房|别墅|裙房|塔楼|主楼|副楼|大厦|大楼|标准|智能|老旧|棚户|城中村|钢结构|框架|框剪|剪力墙|砖混',
  '混凝土|装配式|外墙|内墙|保温|屋面|防水|给排水|给水|排水|消防|暖通|空调|电气|强电|弱电|幕墙|门窗|桩基|基坑|支护|土方',
  '土石方|绿化|景观|园林|道路|管网|电梯|通风|采暖|供暖|供热|照明|亮化|防雷|人防|抗震|节能|拆除|市政|桥梁|污水|雨水|管道',
  '餐厅|门卫|操场|看台|报告厅|风雨|礼堂|连廊|泵房|配电|锅炉|机房|围墙|大门|活动|卫生间|招标|二次|总承包|EPC|PPP',
].join('|');
const FIRST_WORK = new RegExp(`(?:${WORKS})(?![路街])`, 'u');
/** Words of the trade and of every town; a name of these alone would be found in half of the lines. */
const COMMON =
  /(?:小区|花园|家园|广场|中心|政府|机关|石油|建筑|交通|钢铁|电力|水利|工业|农业|科技|产业园?|园区|厂区|校区|社区|城区|地区|人民|实验|外国语|双语|职业|[\d０-９]+年?|[年楼号栋座期#])/gu;
const APART = /[\s·（）()[\]【】「」《》、，,；;/—–-]+/u;

/** What stands in front of a name and is none. */
const NEW = /^(?:关于|\d{4}年度?|新建|改建|扩建|改扩建|迁建|重建|拟建|建设|改造)+/u;
const ORDINAL = /^第?[一二三四五六七八九十百\d]+$/u;

const FEWEST = 2;
/** Without the kind of institution a short word is anybody's: 和平, 建筑. */
const FEWEST_BARE = 3;

const left = (text: string): number => [...text.replace(COMMON, '')].length;

/** People shorten the numbered ones: 三十七小. */
const shortOf = (before: string, kind: string): readonly string[] => {
  const number = before.replace(/^第/, '');
  return ORDINAL.test(before) && number.length >= FEWEST_BARE && /^[小中]学$/.test(kind)
    ? [number + kind.slice(0, 1)]
    : [];
};

/** `银川市兴庆区第三十七小学`, `兴庆区第三十七小学`, `第三十七小学`, `三十七小学` */
const ofInstitution = (whole: string, kind: string): readonly string[] => {
  if (!isCertain(whole.slice(0, -kind.length))) return [];
  const levels = withoutHeads(whole);
  const own = levels.at(-1) ?? '';
  const before = own.slice(0, -kind.length);
  const withPlace = levels.filter((level) => isCertain(level.slice(0, -kind.length)));
  const bare = ORDINAL.test(before) || left(before) < FEWEST_BARE ? [] : [before];
  return [
    ...withPlace,
    ...(ORDINAL.test(before) ? [own.replace(/^第/, '')] : []),
    ...shortOf(before, kind),
    ...bare,
  ];
};

const ofPiece = (piece: string): readonly string[] => {
  if (ORDINAL.test(piece)) return [];
  const institution = upToInstitution(piece);
  if (institution) return ofInstitution(institution.whole, institution.kind);
  return withoutHeads(piece).flatMap((level) => {
    const at = level.search(FIRST_WORK);
    const part = at < 0 ? level : level.slice(0, at);
    return left(withoutHeads(part).at(-1) ?? '') >= FEWEST ? [part] : [];
  });
};

/** The parts of a project's name that say whose it is: what stands before the kind of building, with its places and without. */
export const namedParts = (name: string, place: string): readonly string[] => {
  const pieces = [name.replace(/[\s·]+/g, '').split(APART), name.split(APART)].flat();
  const places = place.split(/[\s/·]+/).filter(Boolean);
  const withoutPlaces = (piece: string): string =>
    places.reduce(
      (text, head) => (text.startsWith(head) ? text.slice(head.length).replace(/^[省市]/, '') : text),
      piece,
    );
  return [
    ...new Set(pieces.flatMap((piece) => [piece, withoutPlaces(piece.replace(NEW, ''))]).flatMap(ofPiece)),
  ];
};
