/** Sections of the home page, in its order, by the head of their addresses. */
export const SECTIONS = {
  commonproj: '单项工程指标',
  projectCost: '工程造价指标',
  comprehensiveUnitPrice: '综合单价指标',
  laborSubcontracting: '劳务分包指标',
  policy: '政策文件',
  'industry-index': '行业管理指标',
  waterConUrbanRenew: '水利与城市更新',
  '22G': '学习专区',
} as const;
export type SectionKey = keyof typeof SECTIONS;
export const sectionKeys = Object.keys(SECTIONS) as SectionKey[];
export const listPathOf = (section: RecordPlan['in']): string => `/${section}/index`;

/** What the home page says of the records of a section; only the server reads it. */
export const HOLDINGS: Readonly<Record<SectionKey, Readonly<{ unit: string; note: string }>>> = {
  commonproj: { unit: '个工程', note: '单方造价、分部与含量指标，逐项可查来历' },
  projectCost: { unit: '条指数', note: '综合、人工与主要材料指数，按月更新' },
  comprehensiveUnitPrice: { unit: '条单价', note: '清单综合单价与费用组成' },
  laborSubcontracting: { unit: '条价格', note: '分工种劳务分包价格' },
  policy: { unit: '份文件', note: '计价依据与调价文件，标明效力' },
  'industry-index': { unit: '项指标', note: '行业主管部门发布的指标与指数' },
  waterConUrbanRenew: { unit: '项指标', note: '水利工程与城市更新造价指标' },
  '22G': { unit: '篇文章', note: '22G 平法课程与成本优化专栏' },
};

interface RecordPlan {
  readonly in: SectionKey;
  /** The name of its section where a record of it stands among others, if it is another there. */
  readonly section?: string;
  /** A whole, such as a project, or a line with one price. */
  readonly list: 'node' | 'item';
  /** Its page below that of the section, if it is not `detail`. */
  readonly page?: string;
  /** It has no page: its list shows it, by this key of the address. */
  readonly inList?: string;
  /** Its address is the page it stands on, with its own id as `id`. */
  readonly onPage?: true;
  /** The address of its page ends with the record it stands in. */
  readonly hasParent?: true;
  /** Members keep and like it wherever it is shown. */
  readonly isMarked?: true;
  readonly found?: FoundPlan;
}
/** Of records in the search index. */
interface FoundPlan {
  /** Word group of the specification. */
  readonly group: string;
  /** What it is called among others. */
  readonly name: string;
  /** As the answer to a search names its page. */
  readonly viewType: string;
  /** Its list is narrowed further by a keyword in the address. */
  readonly listTakesKeyword?: true;
  /** Without a place in the address its list chooses one. */
  readonly listNeedsPlace?: true;
}

/**
 * Every kind of record that has a page of its own: members find, keep and like them. Whoever lists kinds of records
 * reads them here. The first load does, too, so that this file imports nothing.
 */
export const RECORDS = {
  project: {
    in: 'commonproj',
    found: { group: 'bid_node', name: '单项工程', viewType: 'node', listTakesKeyword: true },
    isMarked: true,
    list: 'node',
  },
  unitPrice: {
    in: 'comprehensiveUnitPrice',
    section: '综合单价',
    hasParent: true,
    found: {
      group: 'bq_item',
      name: '清单综合单价',
      viewType: 'item',
      listTakesKeyword: true,
      listNeedsPlace: true,
    },
    isMarked: true,
    list: 'item',
  },
  water: {
    in: 'waterConUrbanRenew',
    found: { group: 'sl', name: '水利与城市更新', viewType: 'slAndCityUpdate', listTakesKeyword: true },
    isMarked: true,
    list: 'node',
  },
  labor: {
    in: 'laborSubcontracting',
    section: '劳务分包',
    page: 'priceLine',
    found: { group: 'labor', name: '劳务', viewType: 'labor' },
    isMarked: true,
    list: 'item',
  },
  policy: {
    in: 'policy',
    found: { group: 'policy', name: '政策文件', viewType: 'policy', listTakesKeyword: true },
    isMarked: true,
    list: 'node',
  },
  industry: {
    in: 'industry-index',
    inList: 'series',
    found: { group: 'industry', name: '行业管理指标', viewType: 'industry' },
    isMarked: true,
    list: 'item',
  },
  costIndex: {
    in: 'projectCost',
    found: { group: 'index', name: '造价指数与材料价格', viewType: 'index' },
    isMarked: true,
    list: 'node',
  },
  lesson: {
    in: '22G',
    onPage: true,
    found: { group: 'lesson', name: '学习专区', viewType: 'lesson' },
    list: 'node',
  },
} as const satisfies Readonly<Record<string, RecordPlan>>;

export type RecordName = keyof typeof RECORDS;
export const isRecordName = (name: string): name is RecordName => Object.hasOwn(RECORDS, name);

type FoundRecord = RecordPlan & {
  readonly found: FoundPlan & Extract<(typeof RECORDS)[RecordName], { readonly found: object }>['found'];
};
export type Group = FoundRecord['found']['group'];
export type ViewType = FoundRecord['found']['viewType'];

/** Of the page of a record, below the hash; `parent` is the record it stands in. */
export const pathIn =
  ({ in: section, page = 'detail', inList, onPage, hasParent }: RecordPlan) =>
  (id: string, parent = ''): string =>
    onPage
      ? `/${section}/${parent || page}?id=${encodeURIComponent(id)}`
      : inList
        ? `${listPathOf(section)}?${inList}=${encodeURIComponent(id)}`
        : `/${section}/${page}/${encodeURIComponent(id)}${hasParent ? `/${encodeURIComponent(parent)}` : ''}`;
export const projectPath = pathIn(RECORDS.project);
export const unitPricePath = pathIn(RECORDS.unitPrice);
export const costIndexPath = pathIn(RECORDS.costIndex);
export const sectionOf = (plan: RecordPlan): string => plan.section ?? SECTIONS[plan.in];

const isFound = (plan: RecordPlan): plan is FoundRecord => plan.found !== undefined;
const foundRecords = Object.values<RecordPlan>(RECORDS).filter(isFound);
export const GROUPS: readonly Group[] = foundRecords.map(({ found }) => found.group);
export const VIEW_TYPES: readonly ViewType[] = foundRecords.map(({ found }) => found.viewType);

/** The kind of record a word group holds; undefined for a word that is none. */
export const recordIn = (group: string | undefined): FoundRecord | undefined =>
  foundRecords.find(({ found }) => found.group === group);

export const recordOf = (group: Group): FoundRecord => {
  const record = recordIn(group);
  if (!record) throw new RangeError(`no record is found in ${group}`);
  return record;
};

/** Header categories, in their order; a search from the list of a section stays in its category. */
export const SEARCH_CATEGORIES = [
  { value: 'all', label: '全部' },
  { value: 'laborIndex', label: '劳务', group: 'labor', list: 'laborSubcontractingList' },
  { value: 'sl&csgx', label: '水利与城市更新', group: 'sl', list: 'waterConAndUrbanRenew' },
  { value: 'policyDoc', label: '政策文件', group: 'policy', list: 'policyList' },
] as const satisfies readonly Readonly<{ value: string; label: string; group?: Group; list?: string }>[];
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number]['value'];

/** What a category searches. */
export const groupIn = (category: string | undefined): Group | undefined => {
  const found = SEARCH_CATEGORIES.find(({ value }) => value === category);
  return found && 'group' in found ? found.group : undefined;
};
