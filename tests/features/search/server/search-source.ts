import type { Pool } from 'pg';
import { hottestEntries, type Source } from '#features/search/server/hottest';
import { searchServer } from '#features/search/server/index';
import type { Route } from '#infra/server/http/route';

interface Closed {
  readonly close?: () => Promise<void>;
}

const onceOf = <T extends Closed>(make: () => T): (() => T) => {
  let made: T | undefined;
  afterAll(() => made?.close?.());
  return () => (made ??= make());
};

/** Where the tested database is searched; it is let go of when the test file is done. */
export const searchSource = (database: { readonly pool: Pool }): (() => Source) => {
  const hottest = onceOf(() => hottestEntries(database.pool));
  return () => ({ pool: database.pool, hottest: hottest() });
};

export const searchRoutes = (database: { readonly pool: Pool }): (() => readonly Route[]) => {
  const server = onceOf(() => searchServer({ pool: database.pool }));
  return () => server().routes;
};
