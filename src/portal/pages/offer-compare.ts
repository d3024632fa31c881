import { compareExport } from '#features/compare/ui/index';
import { registerPageExport } from '../exported-pages';
import { readingIn } from './export-reading';

export const COMPARE_PAGE = 'compare';

export const offerCompare = (): void =>
  registerPageExport(COMPARE_PAGE, (state) => compareExport(state, readingIn(state, undefined)));
