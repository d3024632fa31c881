import { DIVISIONS } from '#src/contract/bill-divisions';

/** Breakdowns of a project's cost: 分部, 单位工程, 费用. */
export type LineKind = 'part' | 'unit' | 'fee';

const division = (code: string): string => DIVISIONS[code] ?? '';

/**
 * What houses call a subject, by the standard's own word for it. 工程 at the end and marks within a name count for
 * nothing, so they are not repeated here. Only the same thing is a synonym: 混凝土及钢筋混凝土 is not 混凝土, 土建 may
 * include 装饰, and 给排水 has no 采暖.
 */
const SYNONYMS: Readonly<Record<LineKind, Readonly<Record<string, readonly string[]>>>> = {
  part: {
    [division('0101')]: ['土方', '土（石）方'],
    [division('0102')]: ['地基处理及边坡支护', '地基处理与基坑支护', '地基处理及基坑支护'],
    [division('0103')]: ['桩基础'],
    [division('0104')]: ['砌体'],
    [division('0105')]: ['混凝土与钢筋混凝土', '混凝土和钢筋混凝土', '砼及钢筋砼'],
    混凝土工程: ['砼'],
    模板工程: ['混凝土模板', '模板及支架', '混凝土模板及支架', '混凝土模板及支架（撑）'],
    [division('0108')]: [],
    [division('0109')]: ['屋面与防水', '屋面和防水', '防水及屋面'],
    [division('0110')]: ['防腐、隔热、保温'],
    [division('0111')]: ['楼地面', '楼地面装修'],
    [division('0112')]: [
      '墙柱面',
      '墙柱面装饰',
      '墙柱面装修',
      '墙柱面装饰与隔断',
      '墙柱面装饰与幕墙',
      '墙柱面装饰及隔断、幕墙',
    ],
    [division('0113')]: ['天棚装饰', '顶棚', '顶棚装饰'],
    [division('0114')]: ['油漆、涂料', '油漆、涂料及裱糊'],
    [division('0115')]: ['其它装饰', '栏杆扶手及其他装饰'],
    [division('0117')]: ['措施', '措施费', '措施项目费'],
    [division('0304')]: ['电气', '建筑电气', '电气安装'],
    [division('0305')]: ['智能化', '弱电'],
    [division('0307')]: ['通风与空调', '通风及空调'],
    [division('0310')]: ['给排水采暖及燃气'],
    给排水工程: ['给水排水', '建筑给排水', '给排水安装'],
  },
  unit: {
    装饰装修工程: ['装饰', '装修', '建筑装饰', '建筑装饰装修'],
    给排水工程: ['给水排水', '建筑给排水', '给排水安装'],
    电气工程: ['建筑电气', '电气安装', '电气设备安装'],
    通风空调工程: ['通风与空调', '通风及空调'],
    智能化工程: ['建筑智能化', '弱电'],
  },
  fee: {
    人工费: ['人工'],
    材料费: ['材料', '材料及工程设备费', '材料和工程设备费'],
    施工机具使用费: [
      '机械',
      '机械费',
      '机械使用费',
      '机具费',
      '机具使用费',
      '施工机械费',
      '施工机械使用费',
      '施工机具费',
    ],
    企业管理费: ['管理费'],
    利润: ['企业利润'],
    措施项目费: ['措施费', '措施项目'],
    其他项目费: ['其他项目'],
  },
};

const MARKS = ' \t\n\r　、，,·/（）()-—';
const SUFFIX = '工程';

const withoutMarks = (name: string): string => [...name].filter((sign) => !MARKS.includes(sign)).join('');
const stemOf = (name: string): string => {
  const plain = withoutMarks(name);
  return plain.endsWith(SUFFIX) && plain !== SUFFIX ? plain.slice(0, -SUFFIX.length) : plain;
};

const LINE_KINDS: readonly LineKind[] = ['part', 'unit', 'fee'];
const byKind = <T>(of: (kind: LineKind) => T): Readonly<Record<LineKind, T>> => ({
  part: of('part'),
  unit: of('unit'),
  fee: of('fee'),
});
const STEMS = byKind((kind) =>
  Object.fromEntries(
    Object.entries(SYNONYMS[kind]).flatMap(([name, others]) =>
      others.map((other) => [stemOf(other), stemOf(name)] as const),
    ),
  ),
);
const NAMES = byKind(
  (kind) => new Map(Object.keys(SYNONYMS[kind]).map((name) => [stemOf(name), name] as const)),
);

const isLineKind = (kind: string): kind is LineKind => (LINE_KINDS as readonly string[]).includes(kind);

/** What all names of one subject share; of what is no breakdown of costs, as 含量, the name itself. */
export const subjectKey = (kind: string, name: string): string => {
  if (!isLineKind(kind)) return name;
  const stem = stemOf(name);
  return STEMS[kind][stem] ?? stem;
};

/** What a subject is called where records name it thus: in their own word where they agree, else in the standard's. */
export const subjectName = (kind: string, names: readonly string[]): string => {
  const [first = ''] = names;
  if (!isLineKind(kind) || names.every((name) => name === first)) return first;
  return NAMES[kind].get(subjectKey(kind, first)) ?? first;
};

/** Lines of one subject together, in the order in which they come. */
export const bySubject = <Line extends { readonly name: string }>(
  kind: string,
  lines: readonly Line[],
): ReadonlyMap<string, readonly Line[]> => {
  const found = new Map<string, Line[]>();
  for (const line of lines) {
    const key = subjectKey(kind, line.name);
    const same = found.get(key);
    if (same) same.push(line);
    else found.set(key, [line]);
  }
  return found;
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** `subjectKey` in SQL, of the column `name`. */
export const subjectKeyOf = (kind: LineKind, name: string): string => {
  const plain = `translate(${name}, ${quoted(MARKS)}, '')`;
  const stem = `(case when ${plain} like ${quoted(`_%${SUFFIX}`)} then left(${plain}, -${SUFFIX.length}) else ${plain} end)`;
  return `coalesce(${quoted(JSON.stringify(STEMS[kind]))}::jsonb ->> ${stem}, ${stem})`;
};
