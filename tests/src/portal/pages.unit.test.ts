import type { ComponentType } from 'react';
import { routeTable } from '#features/navigation/ui/index';
import { pageModule } from '#src/portal/page-module';
import { definePage, PAGES, UNFILLED } from '#src/portal/pages';
import { routeChunks } from '#src/portal/route-chunks';

const Nothing: ComponentType = () => null;
const join = () => undefined;

test('every route has one page, home and the sections that open later aside', () => {
  const drawn = PAGES.flatMap(({ routes }): readonly string[] => routes);
  const wanted = routeTable.filter(({ redirectTo }) => redirectTo === undefined).map(({ name }) => name);
  expect([...drawn, ...Object.keys(UNFILLED), 'home'].sort()).toEqual(wanted.sort());
});

test('the build asks for the chunks of an address whatever its parameters', () => {
  const chunks = routeChunks();
  expect(chunks['/commonproj/detail']).toEqual(['router', 'transport', 'projects']);
  expect(chunks['/search']).toEqual(['router', 'transport', 'search', 'search-results']);
  expect(Object.keys(chunks).filter((path) => path.includes(':'))).toEqual([]);
});

test('a page that lacks a view of its routes does not compile, nor does one of no route', () => {
  const load = () => Promise.resolve({ page: pageModule({ join, views: { searchResults: Nothing } }) });
  definePage({ chunk: 'search-results', routes: ['searchResults'], load });
  // @ts-expect-error no view for the second route
  definePage({ chunk: 'search-results', routes: ['searchResults', 'newItems'], load });
  // @ts-expect-error no such route
  definePage({ chunk: 'search-results', routes: ['nowhere'], load });
});
