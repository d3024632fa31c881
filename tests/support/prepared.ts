import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import type { Prepared } from './database';

// What fills a database is loaded only where one is filled.

export const regions: Prepared = {
  name: 'regions',
  fill: async ({ pool }) => (await import('#features/regions/server/index')).loadRegions(pool),
};

export const members: Prepared = {
  name: 'members',
  fill: async ({ pool }) =>
    (await import('#features/auth/server/index')).createDemoAccounts(pool, DEMO_PASSWORD),
};

export const regionsAndMembers: Prepared = {
  name: 'regions_and_members',
  fill: async (database, url) => {
    await regions.fill(database, url);
    await members.fill(database, url);
  },
};
