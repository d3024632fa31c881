import * as z from 'zod/mini';
import { defineCall, type DataOf } from '#src/contract/call';
import { MOST_WORDS, UPLOAD_LIMIT, uploadedFile } from '#src/contract/uploaded-file';

/** In the place of a field: the column is not read. */
export const LEFT_OUT = '不导入';

const field = z.object({
  label: z.string(),
  /** Asked for before anything is read, where the file has no column for it. */
  isAsked: z.boolean(),
  isAssumable: z.boolean(),
  /** Where only these are understood. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
const kind = z.object({
  kind: z.string(),
  /** 工程, 综合单价 */
  name: z.string(),
  unit: z.string(),
  hint: z.string(),
  fields: z.array(field),
});
export type ImportKind = z.output<typeof kind>;

const past = z.object({
  id: z.string(),
  kind: z.string(),
  fileName: z.string(),
  stored: z.number(),
  refused: z.number(),
  /** ISO 8601 */
  at: z.string(),
  href: z.string(),
});
export type PastImport = z.output<typeof past>;

export const kindsCall = defineCall({
  method: 'GET',
  path: '/pb/recordImport/kinds',
  access: 'publisher',
  summary: '可以导入的记录种类与字段，以及本单位最近的导入',
  data: z.object({ kinds: z.array(kind), recent: z.array(past) }),
});
export type ImportKinds = DataOf<typeof kindsCall>;

const word = z.string().check(z.minLength(1), z.maxLength(200, '列名或值不超过 200 个字'));
const pairs = z.array(z.tuple([word, word])).check(z.maxLength(100, '说明的列太多'));
/** What is said of the file that it does not say itself. */
const choices = z.object({
  /** Header → field, or 不导入. */
  map: pairs,
  /** Field → value, for rows that give none. */
  assume: pairs,
});
export type ImportChoices = z.output<typeof choices>;

const preview = z.object({
  importId: z.string(),
  kind: z.string(),
  fileName: z.string(),
  /** CSV，GB18030 编码，逗号分隔 */
  format: z.string(),
  /** 0 while columns are missing. */
  headerLine: z.number(),
  columns: z.array(
    z.object({
      header: z.string(),
      label: z.nullable(z.string()),
      note: z.string(),
      exampleCells: z.array(z.string()),
      likely: z.array(z.string()),
    }),
  ),
  /** Fields without which nothing can be read. */
  missing: z.array(z.object({ label: z.string(), likely: z.array(z.string()), isAssumable: z.boolean() })),
  /** Fields the file leaves open that are worth an assumption. */
  wanted: z.array(z.string()),
  choices,
  /** The choices are those of an earlier file with the same headers. */
  isRemembered: z.boolean(),
  /** What is taken for granted, in words. */
  notes: z.array(z.string()),
  /** Rows of sums, and of headings: neither records nor mistakes. */
  totals: z.number(),
  titles: z.number(),
  accepted: z.number(),
  /** The first records as they would be stored. */
  shown: z.object({ heads: z.array(z.string()), recordCells: z.array(z.array(z.string())) }),
  refusedCount: z.number(),
  /** The first of them. */
  refused: z.array(z.object({ line: z.number(), refusedWords: z.string(), refusedCells: z.string() })),
  /** The same file was taken in before. */
  earlier: z.nullable(past),
});
export type ImportPreview = z.output<typeof preview>;

export const uploadCall = defineCall({
  method: 'POST',
  path: '/pb/recordImport/upload',
  cost: 'heavy',
  access: 'publisher',
  bodyLimit: UPLOAD_LIMIT,
  summary: `上传本单位的 xlsx 或 CSV（base64，至多 ${MOST_WORDS}），识别各列；不写入任何记录`,
  body: z.object({
    kind: word,
    fileName: z.string().check(z.minLength(1), z.maxLength(200, '文件名不超过 200 个字')),
    workbook: uploadedFile,
  }),
  data: preview,
});

const ofImport = { importId: z.uuid('导入编号不正确'), choices };

export const previewCall = defineCall({
  method: 'POST',
  path: '/pb/recordImport/preview',
  cost: 'heavy',
  access: 'publisher',
  owner: 'account',
  summary: '按改过的列对应与假定重新预览',
  body: z.object(ofImport),
  data: preview,
});

export const refusedCall = defineCall({
  method: 'POST',
  path: '/pb/recordImport/refused',
  cost: 'heavy',
  access: 'publisher',
  owner: 'account',
  summary: '下载被拒的行及原因（CSV），改好后可以直接再导入',
  body: z.object(ofImport),
  data: z.unknown(),
});

const receipt = z.object({ kind: z.string(), stored: z.number(), refused: z.number(), href: z.string() });
export type ImportReceipt = z.output<typeof receipt>;

/** Asked again for the same import it stores nothing more, and answers the same. */
export const acceptCall = defineCall({
  method: 'POST',
  path: '/pb/recordImport/accept',
  cost: 'heavy',
  access: 'publisher',
  owner: 'account',
  summary: '把预览过的行作为本单位的记录写入，全部或一行不留；给出回执',
  body: z.object(ofImport),
  data: receipt,
});
