import * as z from 'zod/mini';
import { provenance } from './provenance';
import { costIndexPath, laborPath, policyPath, projectPath, unitPricePath, waterPath } from './record-paths';

interface RecordPlan {
  /** 单项工程指标 */
  readonly section: string;
  /** In the search index: its word group of the specification, and what it is called among others found there. */
  readonly found?: { readonly group: string; readonly name: string };
  /** A whole, such as a project, or a line with one price. */
  readonly list: 'node' | 'item';
  /** Of its page, below the hash; `parent` is the record it stands in. */
  readonly path: (id: string, parent?: string) => string;
}

/** Every kind of record that has a page of its own: members find, keep and like them. */
export const RECORDS = {
  project: {
    section: '单项工程指标',
    found: { group: 'bid_node', name: '单项工程' },
    list: 'node',
    path: projectPath,
  },
  unitPrice: {
    section: '综合单价',
    found: { group: 'bq_item', name: '清单综合单价' },
    list: 'item',
    path: unitPricePath,
  },
  water: {
    section: '水利与城市更新',
    found: { group: 'sl', name: '水利与城市更新' },
    list: 'node',
    path: waterPath,
  },
  labor: {
    section: '劳务分包',
    found: { group: 'labor', name: '劳务' },
    list: 'item',
    path: laborPath,
  },
  policy: {
    section: '政策文件',
    found: { group: 'policy', name: '政策文件' },
    list: 'node',
    path: policyPath,
  },
  costIndex: {
    section: '工程造价指标',
    list: 'node',
    path: costIndexPath,
  },
} as const satisfies Readonly<Record<string, RecordPlan>>;

export type RecordName = keyof typeof RECORDS;
export const isRecordName = (name: string): name is RecordName => Object.hasOwn(RECORDS, name);

type FoundRecord = Extract<(typeof RECORDS)[RecordName], { readonly found: object }>;
export type Group = FoundRecord['found']['group'];

const foundRecords = Object.values(RECORDS).filter((record): record is FoundRecord => 'found' in record);
export const GROUPS: readonly Group[] = foundRecords.map(({ found }) => found.group);

/** The kind of record a word group holds. */
export const recordOf = (group: Group): FoundRecord => {
  const record = foundRecords.find(({ found }) => found.group === group);
  if (!record) throw new RangeError(`no record is found in ${group}`);
  return record;
};

/** The number somebody kept the record for: 单方造价 2,345.67 元/㎡ 含税. */
const figure = z.object({ label: z.string(), value: z.number(), unit: z.string(), basis: z.string() });
export type Figure = z.output<typeof figure>;

/** What a list of many kinds tells of a record. */
export const shownRecord = z.object({
  title: z.string(),
  subtitle: z.string(),
  areaName: z.string(),
  /** YYYY-MM; null where the record has none. */
  priceDate: z.nullable(z.string()),
  figure: z.nullable(figure),
  /** Below the hash. */
  address: z.string(),
  provenance: z.nullable(provenance),
});
export type ShownRecord = z.output<typeof shownRecord>;

/** Since when, and why, a record is withdrawn. */
export const withdrawn = z.object({ day: z.string(), reason: z.string() });
export type Withdrawn = z.output<typeof withdrawn>;
