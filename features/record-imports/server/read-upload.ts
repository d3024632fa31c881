import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { NO_CHOICES, type Choices } from '#infra/server/import/choices';
import { MissingColumns } from '#infra/server/import/missing-columns';
import { beginningOf } from '#infra/server/import/plain-text';
import { UPLOADED } from '#infra/server/import/read-file';
import { reasonWords, type RefusedRow } from '#infra/server/import/refused-rows';
import { Unclear } from '#infra/server/import/unclear';
import type { FileExchange, ReadFile, Understood } from '#infra/server/server-slice';
import { codes } from '#src/contract/codes';
import type { ImportChoices, ImportPreview } from '../contract';

/** Understanding and storing so many takes seconds of the processor, in turns with what others ask. */
const MOST_ROWS = 5_000;
const MOST_PARTS = 20_000;
const SHOWN_REFUSED = 100;
const SHOWN_TEXT = 200;

/** A kind that comes in by a screen. */
export type OfferedExchange = FileExchange & Required<Pick<FileExchange, 'form'>>;

export interface Upload {
  readonly accountId: string;
  readonly exchange: OfferedExchange;
  readonly fileName: string;
  readonly content: Buffer;
}
/** What the file says, or what it would take to read it. */
export type Outcome =
  | { readonly file: ReadFile; readonly understood: Understood; readonly missing?: undefined }
  | { readonly missing: MissingColumns };

export const choicesFrom = ({ map, assume }: ImportChoices): Choices => ({
  map: new Map(map),
  assume: new Map(assume),
});
const pairsOf = ({ map, assume }: Choices): ImportChoices => ({ map: [...map], assume: [...assume] });

/** @throws ApiError 441 what is wrong with the file as a whole */
export const readUpload = async (
  pool: Pool,
  { accountId, exchange, fileName, content }: Upload,
  choices: Choices = NO_CHOICES,
): Promise<Outcome> => {
  try {
    const file = await exchange.read(pool, {
      bytes: content,
      fileName,
      now: new Date().toISOString(),
      project: undefined,
      choices,
      reading: { bounds: UPLOADED, of: accountId, mostRows: MOST_ROWS, mostParts: MOST_PARTS },
    });
    const understood = file.understood?.();
    if (!understood) throw new Error(`${exchange.kind} is offered but shows nothing`);
    return { file, understood };
  } catch (error) {
    if (error instanceof MissingColumns) return { missing: error };
    throw error instanceof Unclear ? new ApiError(codes.conflict, error.message) : error;
  }
};

export const headersOf = (outcome: Outcome): readonly string[] =>
  outcome.missing ? outcome.missing.headers : outcome.understood.columns.map(({ header }) => header);

const refusedView = (refused: RefusedRow): ImportPreview['refused'][number] => ({
  line: refused.row.line,
  refusedWords: reasonWords(refused),
  refusedCells: refused.row.cells
    .map((cell) => beginningOf(cell, SHOWN_TEXT))
    .filter((text) => text !== '')
    .join(' | ')
    .slice(0, SHOWN_TEXT),
});

type Said = Pick<ImportPreview, 'importId' | 'isRemembered' | 'earlier'> & { readonly choices: Choices };
type Columns = ImportPreview['columns'];

const columnsView = (columns: Understood['columns']): Columns =>
  columns.map(({ examples, likely, ...column }) => ({
    ...column,
    exampleCells: [...examples],
    likely: [...likely],
  }));

export const previewOf = (
  { exchange, fileName }: Upload,
  outcome: Outcome,
  { choices, ...said }: Said,
): ImportPreview => {
  const whole = { ...said, kind: exchange.kind, fileName, choices: pairsOf(choices) };
  if (outcome.missing) {
    const { missing, columns } = outcome.missing;
    return {
      ...whole,
      format: '',
      headerLine: 0,
      wanted: [],
      notes: [],
      totals: 0,
      titles: 0,
      accepted: 0,
      shown: {
        heads: [],
        recordCells: [],
      },
      refusedCount: 0,
      refused: [],
      columns: columnsView(columns),
      missing: missing.map(({ label, likely, isAssumable }) => ({
        label,
        likely: [...likely],
        isAssumable,
      })),
    };
  }
  const { file, understood } = outcome;
  const { format, headerLine, columns, wanted = [], notes, totals, titles, shown, refused } = understood;
  return {
    ...whole,
    format,
    headerLine,
    totals,
    titles,
    missing: [],
    accepted: file.accepted,
    columns: columnsView(columns),
    wanted: [...wanted],
    notes: [...notes],
    shown: {
      heads: [...shown.heads],
      recordCells: shown.rows.map((row) => [...row]),
    },
    refusedCount: file.refused,
    refused: refused.slice(0, SHOWN_REFUSED).map(refusedView),
  };
};
