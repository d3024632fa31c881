import { mapInTurns } from '#infra/server/in-turns';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import { cellOf, plainLayout, type PlainLayout } from '#infra/server/import/plain-layout';
import type { Cell, TableRow } from '#infra/server/import/table';

const DOCUMENT = {
  title: ['标题', '文件名称', '文件标题', '政策名称', '名称', '文件名'],
  docNo: ['文号', '发文字号', '文件编号', '发文号', '标准号', '标准编号'],
  issuer: ['发文机关', '发文单位', '发布机关', '发布单位', '发布机构', '发文机构', '颁布单位', '印发单位'],
  level: ['层级', '级别', '发文层级', '效力层级'],
  place: ['地区', '适用地区', '发文地区', '适用范围', '所在地'],
  kind: ['类别', '文件类别', '文件类型', '政策类别', '分类', '类型'],
  trade: ['专业', '适用专业', '所属专业'],
  publishedOn: ['发布日期', '发文日期', '印发日期', '成文日期', '颁布日期', '发布时间', '发布日'],
  effectiveOn: ['施行日期', '实施日期', '生效日期', '执行日期', '实施时间', '生效日', '施行日'],
  impacts: ['影响', '影响标签', '影响内容', '调整内容'],
  replaces: ['替代文件', '废止文件', '替代', '代替', '代替标准', '同时废止'],
  amends: ['修改文件', '修改', '修订文件', '部分废止'],
  source: ['数据来源'],
} as const;
const CLAUSE = {
  chapter: ['章', '章节', '章名', '所属章节'],
  number: ['条号', '条款号', '条款编号', '条', '条款', '序号'],
  body: ['条文', '条文内容', '条款内容', '正文', '内容', '文件内容', '全文'],
} as const;
const FIELDS = { ...DOCUMENT, ...CLAUSE };
export type Field = keyof typeof FIELDS;
type DocumentField = keyof typeof DOCUMENT;
/** What a line says of its document beside those; a document names all that its lines name. */
const NAMED_BY_LINES: ReadonlySet<DocumentField> = new Set(['replaces', 'amends']);
const FILLED_DOWN = (Object.keys(DOCUMENT) as DocumentField[]).filter((field) => !NAMED_BY_LINES.has(field));
/** Characters of a title, the longest that a line says of its document as such. */
export const TITLE_MOST = 200;

export const ASSUMABLE: ReadonlySet<Field> = new Set([
  ...(['title', 'docNo', 'issuer', 'level', 'place', 'kind', 'trade'] as const),
  ...(['publishedOn', 'effectiveOn', 'impacts'] as const),
]);

const plain = plainLayout<Field>({
  fields: FIELDS,
  required: ['title', 'issuer', 'kind', 'place', 'publishedOn', 'effectiveOn'],
  assumable: ASSUMABLE,
  least: 3,
});

/** What is too long is so in every line, without being in each of them as long as it stands in the first. */
const filling = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.trim().slice(0, TITLE_MOST + 1) : cell;

/** Clauses stand below the first line of their document, which they need not repeat. */
const filledDown = async (layout: PlainLayout<Field>): Promise<PlainLayout<Field>> => {
  const own = { ...layout, assumed: new Map<Field, string>() };
  const written = new Map<TableRow, TableRow>();
  let above: TableRow | undefined;
  let chapter: Cell = null;
  const body = await mapInTurns(layout.body, (row) => {
    const saysTitle = !isNothing(cellOf(own, row, 'title'));
    const isSame = (field: Field) =>
      above !== undefined &&
      (isNothing(cellOf(own, row, field)) ||
        plainText(cellOf(own, row, field)) === plainText(cellOf(own, above, field)));
    const goesOn =
      (['title', 'docNo', 'publishedOn'] as const).every(isSame) && (!saysTitle || isSame('issuer'));
    const cells = [...row.cells];
    if (above && goesOn)
      for (const field of FILLED_DOWN) {
        const at = layout.columns.get(field)?.index;
        if (at !== undefined && isNothing(cells[at] ?? null)) cells[at] = filling(above.cells[at] ?? null);
      }
    // Clauses stand under a chapter until another is named; a line without any says nothing of chapters.
    const named = cellOf(own, row, 'chapter');
    chapter = goesOn && isNothing(named) ? chapter : named;
    const at = layout.columns.get('chapter')?.index;
    const isClause = (['number', 'body'] as const).some((field) => !isNothing(cellOf(own, row, field)));
    if (at !== undefined && isClause && isNothing(named)) cells[at] = filling(chapter);
    above = { ...row, cells };
    written.set(above, row);
    return above;
  });
  return { ...layout, body, asWritten: (row) => written.get(row) ?? row };
};

export const layout = {
  ...plain,
  read: async (...given: Parameters<typeof plain.read>) => filledDown(await plain.read(...given)),
};
