import { compareExport } from '#features/compare/ui/index';
import { offerPage } from '../exported-pages';
import { readingIn } from './export-reading';

export const COMPARE_PAGE = 'compare';

export const offerCompare = (): void =>
  offerPage(COMPARE_PAGE, (state) => compareExport(state, readingIn(state, undefined)));
