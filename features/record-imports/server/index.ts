import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { member, route } from '#infra/server/http/route';
import { fileAnswer } from '#infra/server/http/stream-answer';
import { NO_CHOICES } from '#infra/server/import/choices';
import { commitFileWithin } from '#infra/server/import/commit-file';
import { Unclear } from '#infra/server/import/unclear';
import type { FileExchange, ServerSlice } from '#infra/server/server-slice';
import type { BodyOf } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { MOST_BYTES, TOO_LARGE } from '#src/contract/uploaded-file';
import {
  acceptCall,
  kindsCall,
  previewCall,
  refusedCall,
  uploadCall,
  type ImportChoices,
  type ImportKind,
  type ImportReceipt,
  type PastImport,
} from '../contract';
import {
  choicesFrom,
  headersOf,
  previewOf,
  readUpload,
  type OfferedExchange,
  type Upload,
} from './read-upload';
import {
  earlierOf,
  forgetRefusals,
  forgetUploads,
  keepFile,
  keptFile,
  noteAccepted,
  recentImports,
  remember,
  rememberedFor,
  type KeptFile,
} from './store';

interface Plan {
  readonly pool: Pool;
  readonly exchanges: readonly FileExchange[];
}

const isOffered = (exchange: FileExchange): exchange is OfferedExchange => exchange.form !== undefined;

const kindView = async (pool: Pool, { kind, noun, form }: OfferedExchange): Promise<ImportKind> => ({
  kind,
  name: noun.name,
  unit: noun.unit,
  hint: form.hint,
  fields: await Promise.all(
    form.fields.map(async ({ label, isAsked = false, isAssumable, options, optionsIn }) => ({
      label,
      isAsked,
      isAssumable,
      options: [
        ...(options ?? []).map((value) => ({ value, label: value })),
        ...((await optionsIn?.(pool)) ?? []),
      ],
    })),
  ),
});

/** Of one file alone, and never remembered for others. */
const lasting = ({ form }: OfferedExchange, { map, assume }: ImportChoices) =>
  choicesFrom({
    map,
    assume: assume.filter(
      ([label]) => !form.fields.some((field) => field.label === label && field.isPerFile),
    ),
  });

const receiptOf = (
  { kind, form }: OfferedExchange,
  { stored, refused, list }: Pick<KeptFile, 'stored' | 'refused' | 'list'>,
): ImportReceipt => ({ kind, stored: stored ?? 0, refused: refused ?? 0, href: list ?? form.list });

/** Files of a house come in by a screen: the same readers as those of the command line. */
export const recordImportsServer = ({ pool, exchanges }: Plan): ServerSlice => {
  const offered = exchanges.filter(isOffered);
  const exchangeOf = (kind: string): OfferedExchange => {
    const found = offered.find((exchange) => exchange.kind === kind);
    if (!found) throw new ApiError(codes.badRequest, '没有这种记录');
    return found;
  };
  const withHref = ({ list, ...past }: Omit<PastImport, 'href'> & Pick<KeptFile, 'list'>): PastImport => ({
    ...past,
    href: list ?? offered.find(({ kind }) => kind === past.kind)?.form.list ?? '',
  });
  const accountOf = (context: Parameters<typeof member>[0]) => member(context).accountId;

  /** What is kept of an import that is still under way. @throws ApiError 441 once it was taken in */
  const underWay = ({ kind, fileName, content }: KeptFile, accountId: string): Upload => {
    if (!content) throw new ApiError(codes.conflict, '这个文件已经导入，请重新选择文件');
    return { accountId, exchange: exchangeOf(kind), fileName, content };
  };

  const upload = async (accountId: string, sent: BodyOf<typeof uploadCall>) => {
    const content = Buffer.from(sent.workbook, 'base64');
    if (content.length > MOST_BYTES) throw new ApiError(codes.badRequest, TOO_LARGE);
    const given: Upload = { accountId, exchange: exchangeOf(sent.kind), fileName: sent.fileName, content };
    const plain = await readUpload(pool, given);
    const choices = await rememberedFor(pool, accountId, sent.kind, headersOf(plain));
    // What a house said once is no reason to refuse a file today.
    const again = choices && (await readUpload(pool, given, choices).catch(() => undefined));
    const earlier = await earlierOf(pool, accountId, { kind: sent.kind, content });
    const importId = await keepFile(pool, accountId, { ...given, kind: sent.kind });
    return previewOf(given, again ?? plain, {
      importId,
      choices: (again && choices) ?? NO_CHOICES,
      isRemembered: again !== undefined,
      earlier: earlier ? withHref(earlier) : null,
    });
  };

  const accept = async (accountId: string, importId: string, said: ImportChoices): Promise<ImportReceipt> => {
    const kept = await keptFile(pool, accountId, importId);
    if (kept.stored !== null) return receiptOf(exchangeOf(kept.kind), kept);
    const given = underWay(kept, accountId);
    // Before anything is locked: of a large file it takes a while.
    const outcome = await readUpload(pool, given, choicesFrom(said));
    if (outcome.missing) throw new ApiError(codes.conflict, '还有必需的列没有指明，不能导入');
    const { file } = outcome;
    const csv = file.refused > 0 ? await text(file.refusedCsv()) : null;
    try {
      return await commitFileWithin(pool, file, async (client, store) => {
        const now = await keptFile(client, accountId, importId, 'for update');
        if (now.stored !== null) return receiptOf(given.exchange, now);
        if (file.accepted === 0) throw new ApiError(codes.conflict, '没有可导入的行');
        await store();
        const receipt = { stored: file.accepted, refused: file.refused, list: file.list ?? null };
        await noteAccepted(client, importId, { ...receipt, csv });
        const choices = lasting(given.exchange, said);
        if (choices.map.size + choices.assume.size > 0)
          await remember(client, accountId, kept.kind, headersOf(outcome), choices);
        return receiptOf(given.exchange, receipt);
      });
    } catch (error) {
      throw error instanceof Unclear ? new ApiError(codes.conflict, error.message) : error;
    }
  };

  const refusedCsv = async (
    accountId: string,
    importId: string,
    said: ImportChoices,
  ): Promise<string | Readable> => {
    const kept = await keptFile(pool, accountId, importId);
    if (kept.refusedCsv !== null) return kept.refusedCsv;
    const outcome = await readUpload(pool, underWay(kept, accountId), choicesFrom(said));
    if (outcome.missing) throw new ApiError(codes.conflict, '还有必需的列没有指明');
    return Readable.from(outcome.file.refusedCsv());
  };

  return {
    jobs: { forget: [forgetUploads, forgetRefusals] },
    routes: [
      route(kindsCall, async (context) => {
        const recent = await recentImports(pool, accountOf(context));
        return {
          kinds: await Promise.all(offered.map((exchange) => kindView(pool, exchange))),
          recent: recent.map(withHref),
        };
      }),
      route(uploadCall, (context) => upload(accountOf(context), context.body)),
      route(previewCall, async (context) => {
        const { importId, choices } = context.body;
        const accountId = accountOf(context);
        const kept = await keptFile(pool, accountId, importId);
        const given = underWay(kept, accountId);
        const said = choicesFrom(choices);
        const earlier = await earlierOf(pool, accountId, { kind: kept.kind, content: given.content });
        return previewOf(given, await readUpload(pool, given, said), {
          importId,
          choices: said,
          isRemembered: false,
          earlier: earlier ? withHref(earlier) : null,
        });
      }),
      route(refusedCall, async (context) => {
        const { importId, choices } = context.body;
        const content = await refusedCsv(accountOf(context), importId, choices);
        return fileAnswer({ name: '未导入的行', plainName: 'refused', format: 'csv', content });
      }),
      route(acceptCall, (context) => accept(accountOf(context), context.body.importId, context.body.choices)),
    ],
  };
};
