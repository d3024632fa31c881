import * as z from 'zod/mini';
import { ordinal } from '#src/contract/ordinal';
import { defineCall } from '#src/contract/call';
import { MOST_WORDS, UPLOAD_LIMIT, uploadedFile } from '#src/contract/uploaded-file';

/** Sheets as cost software exports them. */
export const SHEET_KINDS = {
  bill: '分部分项清单与计价表',
  analysis: '综合单价分析表',
  resources: '人材机汇总表',
  summary: '控制价汇总表',
  fees: '费用构成表',
  parts: '分部指标表',
} as const;
/** Nodes of the page that no sheet fills. */
const UNREAD: readonly string[] = ['概况', '工程量'];
export const isUnread = (sheetName: string): boolean => UNREAD.includes(sheetName.trim());
export type SheetKind = keyof typeof SHEET_KINDS;
const kind = z.enum(['bill', 'analysis', 'resources', 'summary', 'fees', 'parts'], '没有这种表');

const column = z.object({
  index: z.int(),
  header: z.string(),
  /** A field of the kind of sheet; null when the column is left out. */
  field: z.nullable(z.string()),
});
const sheet = z.object({
  name: z.string(),
  /** Null: the sheet is left out. */
  kind: z.nullable(kind),
  headerLine: z.number(),
  columns: z.array(column),
  /** First rows under the head, as they stand in the file. */
  sample: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
  accepted: z.number(),
  refused: z.array(z.object({ line: z.number(), reasons: z.array(z.string()), text: z.string() })),
  refusedCount: z.number(),
  /** Fields the kind needs and no column has. */
  missing: z.array(z.string()),
});
export type ImportSheet = z.output<typeof sheet>;

const preview = z.object({
  importId: z.string(),
  fileName: z.string(),
  sheets: z.array(sheet),
  /** Fields that can be chosen, by kind. */
  fields: z.record(z.string(), z.array(z.object({ field: z.string(), label: z.string() }))),
  /** What becomes of the nodes when it is accepted: 清单 36 行. */
  outcome: z.array(
    z.object({
      node: z.string(),
      rows: z.number(),
      /** How many more there are when rows with cells that cannot be read are taken along. */
      mendable: z.number(),
    }),
  ),
  /** Nodes whose rows would be replaced although somebody filled them in. */
  replaces: z.array(z.string()),
});
export type ImportPreview = z.output<typeof preview>;

export const uploadCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/import/upload',
  cost: 'heavy',
  access: 'publisher',
  owner: 'organisation',
  bodyLimit: UPLOAD_LIMIT,
  summary: `上传 xlsx（base64，至多 ${MOST_WORDS}），识别各表与列；不改动草稿`,
  body: z.object({
    id: z.uuid('草稿编号不正确'),
    fileName: z.string().check(z.minLength(1), z.maxLength(200, '文件名不超过 200 个字')),
    workbook: uploadedFile,
  }),
  data: preview,
});

const mapping = z
  .array(
    z.object({
      name: z.string(),
      kind: z.nullable(kind),
      fields: z.array(z.object({ index: z.int(), field: z.nullable(z.string()) })).check(z.maxLength(200)),
    }),
  )
  .check(z.maxLength(60));
export type Mapping = z.output<typeof mapping>;
const ofImport = { importId: z.uuid('导入编号不正确'), mapping };

export const previewCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/import/preview',
  cost: 'heavy',
  access: 'publisher',
  owner: 'account',
  summary: '按改过的列对应重新预览',
  body: z.object(ofImport),
  data: preview,
});

export const refusedCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/import/refused',
  cost: 'heavy',
  access: 'publisher',
  owner: 'account',
  summary: '下载被拒的行及原因（CSV）',
  body: z.object(ofImport),
  data: z.unknown(),
});

export const acceptCall = defineCall({
  method: 'POST',
  path: '/pb/publishing/import/accept',
  cost: 'heavy',
  access: 'publisher',
  owner: 'account',
  summary: '把预览过的行写入草稿；拒绝的行不写入',
  body: z.object({
    ...ofImport,
    version: ordinal,
    /** Refused rows come along with what stood in them, to be mended in the draft. */
    withRefused: z.boolean(),
  }),
  data: z.object({ version: z.number() }),
});
