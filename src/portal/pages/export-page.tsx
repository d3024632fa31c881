import type { RootState } from '#src/kernel/state';
import { useStore } from 'react-redux';
import { ExportPageButton } from '#features/exports/ui/index';
import { tablesOf } from '../exported-pages';

/** Offers the tables of a page as a file; which there are is asked when somebody wants them. */
export const ExportPage = ({ page }: { readonly page: string }) => {
  const store = useStore<RootState>();
  return <ExportPageButton page={page} tables={() => tablesOf(page, store.getState())} />;
};
