import { Unclear } from '#infra/server/import/unclear';
import { bookWork } from './book-work';

interface BookAsked {
  readonly work: keyof typeof bookWork;
  readonly asked: unknown;
}
export type BookTold = { readonly result: unknown } | { readonly refusal: string };

const toldBy = async ({ work, asked }: BookAsked): Promise<BookTold> => {
  try {
    return { result: await (bookWork[work] as (asked: unknown) => unknown)(asked) };
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    return { refusal: error.message };
  }
};

process.once('message', (asked: BookAsked) => {
  void toldBy(asked).then((told) => process.send?.(told, () => process.disconnect()));
});
// Nobody is left to be told.
process.once('disconnect', () => process.exit());
