import path from 'node:path';
import { ApiError } from '#infra/server/http/api-error';
import { inProcess } from '#infra/server/import/in-process';
import { UPLOADED } from '#infra/server/import/read-file';
import { Unclear } from '#infra/server/import/unclear';
import { codes } from '#src/contract/codes';
import type { BookTold } from './book.worker';
import { bookWork } from './book-work';

type BookWork = typeof bookWork;

const PROGRAM = path.join(__dirname, 'book.worker.ts');
/** Signs of the sheets' text: understanding so little takes 20 ms, starting a process 600. */
const SMALL = 100_000;

const inProcessOfItsOwn = async (work: keyof BookWork, asked: unknown, of: string): Promise<unknown> => {
  let told: BookTold | undefined;
  await inProcess(
    {
      program: PROGRAM,
      asked: { work, asked },
      bounds: UPLOADED,
      hear: (heard: BookTold) => (told = heard),
    },
    { of },
  );
  if (!told) throw new Error('The process of a workbook told nothing');
  if ('refusal' in told) throw new Unclear(told.refusal);
  return told.result;
};

/**
 * A file is read in a process of its own, and a large workbook understood there: either takes seconds, in which the
 * serving thread answers others. @throws ApiError 441 what is wrong with the file
 */
export const workWithBook = async <K extends keyof BookWork>(
  work: K,
  asked: Parameters<BookWork[K]>[0],
  accountId: string,
): Promise<Awaited<ReturnType<BookWork[K]>>> => {
  const isSmall = 'sheets' in asked && asked.sheets.length < SMALL;
  try {
    const result = isSmall
      ? await (bookWork[work] as (asked: object) => unknown)(asked)
      : await inProcessOfItsOwn(work, asked, accountId);
    return result as Awaited<ReturnType<BookWork[K]>>;
  } catch (error) {
    throw error instanceof Unclear ? new ApiError(codes.conflict, error.message) : error;
  }
};
