import type { FastifyInstance } from 'fastify';
import { ownAuthorities } from '#infra/server/security/signing/authorities';
import { createApp } from '#src/server/app';
import { closeApp, listen } from '#src/server/listen';
import { type Prepared, testDatabase, type TestDatabase } from './database';

export interface PortalServer {
  readonly db: TestDatabase;
  /** http://localhost:54321, from beforeAll on. */
  readonly origin: string;
}

const SAMPLE_PROJECTS = 300;
const START_MS = 120_000;

const samples = (unitPrices: number): Prepared => ({
  name: `samples_${unitPrices}`,
  // Loaded only where a database is filled.
  fill: async (database) => {
    const { prepareData } = await import('#src/server/prepare-data');
    const { makeWantedSamples } = await import('#src/server/samples');
    await prepareData({
      database,
      settings: { demo: true, sampleProjects: SAMPLE_PROJECTS, sampleUnitPrices: unitPrices },
      progress: () => undefined,
    });
    await makeWantedSamples(database.pool, () => undefined).done;
  },
});

/** The product as `npm start` runs it, on a free port over a database of the calling file: demo accounts, samples, built pages. */
export const portalServer = ({ signed = true, unitPrices = 0 } = {}): PortalServer => {
  const db = testDatabase({ prepared: samples(unitPrices) });
  let app: FastifyInstance | undefined;
  let port = 0;

  beforeAll(async () => {
    const { database } = db;
    const authorities: string[] = [];
    const settings = { logLevel: 'silent' as const, demo: true };
    app = await createApp({ database, settings, ...(signed && { authorities }) });
    port = await listen(app, { host: 'localhost', port: 0 });
    authorities.push(...ownAuthorities({ port, isSecure: false }));
  }, START_MS);
  afterAll(async () => {
    if (!app) return;
    // Pages keep their connections; nobody waits for them here.
    app.server.closeAllConnections();
    await closeApp(app);
  });

  return {
    db,
    get origin() {
      return `http://localhost:${port}`;
    },
  };
};
