/** 水利 and 城市更新 as people call them, with the kind their records have. */
const KIND_WORDS: readonly (readonly [word: RegExp, kind: string, unitBasis?: string])[] = [
  [/加装电梯|电梯加装|加梯/, '既有建筑', '万元/台'],
  [/堤防|防洪堤|大堤|河堤|海堤/, '堤防'],
  [/护岸|护坡工程/, '护岸'],
  [/清淤|疏浚/, '清淤'],
  [/泵站/, '泵站'],
  [/水闸|节制闸|拦河闸|排水闸/, '水闸'],
  [/水库/, '水库'],
  [/灌区/, '灌区'],
  [/农村(供水|饮水)|城乡供水|农饮/, '农村供水'],
  [/河道(综合)?(治理|整治)|中小河流/, '河道治理'],
  [/(老旧?|旧)(住宅)?小区/, '老旧小区'],
  [/白改黑|沥青罩面/, '老旧街区', '元/㎡路面'],
  [/雨污分流/, '老旧街区', '元/m管'],
  [/老旧?街区|历史街区/, '老旧街区'],
  [/老旧?厂区|工业遗存/, '老旧厂区'],
  [/城中村/, '城中村'],
  [/外墙(节能)?改造/, '既有建筑', '元/㎡墙面'],
  [/屋面改造/, '既有建筑', '元/㎡屋面'],
  [/既有建筑|旧楼改造|抗震加固/, '既有建筑'],
];

/** What the cost is asked for one of. */
const UNIT_WORDS: readonly (readonly [word: RegExp, unitBases: readonly string[]])[] = [
  [/[一每/]\s*户|户均/, ['元/户']],
  [/[一每/]\s*[台部]/, ['万元/台']],
  [/[一每/]\s*(公里|千米|km)/i, ['万元/km']],
  [/[一每/]\s*(立方米?|方|m3)/i, ['元/m³', '元/m³库容']],
  [/[一每/]\s*(平方米?|平米?|㎡|m2)/i, ['元/㎡', '元/㎡路面', '元/㎡墙面', '元/㎡屋面']],
  [/[一每/]\s*(延米|延长米|米|m)(?!3|2)/i, ['元/延米', '元/m', '元/m管', '万元/m净宽']],
  [/[一每/]\s*亩/, ['元/亩']],
  [/[一每/]\s*(千瓦|kw)/i, ['万元/kW']],
  [/人均|[一每/]\s*人/, ['元/人']],
];

export interface WorkAsked {
  readonly kind: string;
  /** In the order of what is usual; empty where none was named. */
  readonly unitBases: readonly string[];
}

export const workIn = (question: string): WorkAsked | undefined => {
  const text = question.normalize('NFKC').replace(/m2/gi, '㎡');
  const [, kind, own] = KIND_WORDS.find(([word]) => word.test(text)) ?? [];
  if (kind === undefined) return undefined;
  if (own !== undefined) return { kind, unitBases: [own] };
  return { kind, unitBases: UNIT_WORDS.find(([word]) => word.test(text))?.[1] ?? [] };
};
