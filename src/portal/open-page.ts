import { lazyChunk, type LazyChunk } from '#src/ui/lazy/lazy-chunk';
import { searchPart } from './lazy-parts';
import type { PageModule } from './page-module';
import { join } from './portal-store';

interface Page<M> {
  readonly beside?: 'search';
  readonly load: () => Promise<M>;
}

/** The chunk of a page, whose slices join the store before its views are drawn. */
export const openPage = <M extends { readonly page: PageModule<never> }>({
  beside,
  load,
}: Page<M>): LazyChunk<M> =>
  lazyChunk(async () => {
    const [module] = await Promise.all([load(), beside === 'search' && searchPart.load()]);
    module.page.join(join, window);
    return module;
  });
