import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { csvText } from '#infra/server/http/csv-text';
import { fileAnswer, type StreamAnswer } from '#infra/server/http/stream-answer';
import { makeWorkbook } from '#infra/server/xlsx/make-workbook';
import type { TextRow } from '#infra/server/xlsx/write-workbook';
import { codes } from '#src/contract/codes';
import { SOURCE_LABELS } from '#src/contract/provenance';
import { roundTo } from '#src/costing/money';
import type { PolicyRow } from '../contract';
import { forceLines, standingWords } from '../labels';
import { presentRow, readStanding } from './document';
import { readPrices } from './price-document';

interface Stored {
  readonly name: string;
  readonly content: 'clauses' | 'prices';
  readonly format: 'xlsx' | 'csv';
}

const PERCENT = 100;

const clauseLines = async (pool: Pool, id: string, day: string): Promise<readonly TextRow[]> => [
  ['章', '条', '条文', '条文效力'],
  ...(await readStanding(pool, id, day)).map((clause) => [
    clause.chapter,
    clause.number,
    clause.body,
    standingWords(clause),
  ]),
];

const priceLines = async (pool: Pool, id: string): Promise<readonly TextRow[]> => [
  ['类别', '编码', '名称', '规格', '单位', '除税价（元）', '含税价（元）', '税率（%）', '地区'],
  ...(await readPrices(pool, id)).map((price) => [
    price.category,
    price.code,
    price.name,
    price.spec,
    price.unit,
    price.pretax,
    price.taxed,
    roundTo(price.taxRate * PERCENT, 2),
    price.areaName,
  ]),
];

/** What a copy must say of itself wherever it goes. */
const sourceLines = (row: PolicyRow, note: string, day: string): readonly TextRow[] => [
  ['文件', row.title],
  ['文号', row.docNo],
  ['发文机关', row.issuer],
  ['发布日', row.publishedOn],
  ...forceLines(row, day),
  ['来源', SOURCE_LABELS[row.source]],
  ['使用许可', row.provenance.licence],
  ...(note ? [['说明', note]] : []),
];

const STORED = `
  select a.name, a.content, a.format, p.text_note as note
  from policy_attachment a join policy p on p.id = a.policy_id where a.policy_id = $1 and a.rank = $2`;

/** A file made of what is stored, so that it says what the page says. */
export const attachmentFile = async (
  pool: Pool,
  { policyId, rank }: { readonly policyId: string; readonly rank: string },
  day: string,
): Promise<StreamAnswer> => {
  const row = await presentRow(pool, policyId, day);
  const { rows } = await pool.query<Stored & { note: string }>(STORED, [policyId, Number(rank)]);
  const [stored] = rows;
  if (!stored) throw new ApiError(codes.notFound, '没有这个附件');
  const lines = await (stored.content === 'prices' ? priceLines : clauseLines)(pool, policyId, day);
  const source = sourceLines(row, stored.note, day);
  const bytes =
    stored.format === 'csv'
      ? csvText([...lines, [], ...source].map((line) => line.map(String)))
      : await makeWorkbook([
          stored.content === 'prices'
            ? { name: '价格', lines, head: 'line', widths: [14, 12, 22, 24, 8, 14, 14, 10, 12] }
            : { name: '条文', lines, head: 'line', widths: [18, 10, 90, 40] },
          { name: '来源', lines: source, head: 'column', widths: [14, 80] },
        ]);
  return fileAnswer({ name: stored.name, plainName: 'policy', format: stored.format, content: bytes });
};
