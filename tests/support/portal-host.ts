import fastify, { type FastifyInstance } from 'fastify';
import { ownAuthorities } from '#infra/server/security/signing/authorities';
import { readSettings } from '#infra/server/settings/settings';
import { createApp } from '#src/server/app';
import { closeApp, listen } from '#src/server/listen';
import { prepareData } from '#src/server/prepare-data';
import { makeWantedSamples } from '#src/server/samples';
import { openTestDatabase } from './database';
import { VISITOR } from './database-server';
import { PATIENT_LIMITS } from './patient-limits';

// A process of its own: it loads the product once for all journeys, and leaves their workers to the browser.

export interface PortalOrder {
  /** Of the database to serve. */
  readonly url: string;
  readonly signed: boolean;
}

export interface SamplesOrder {
  readonly url: string;
  readonly projects: number;
  readonly unitPrices: number;
}

const portals = new Map<number, () => Promise<void>>();

const startPortal = async ({ url, signed }: PortalOrder): Promise<number> => {
  const database = openTestDatabase(Object.assign(new URL(url), VISITOR).href);
  const authorities: string[] = [];
  const { purchase } = readSettings({});
  const settings = { logLevel: 'silent' as const, demo: true, purchase };
  const app = await createApp({ database, settings, limits: PATIENT_LIMITS, ...(signed && { authorities }) });
  const port = await listen(app, { host: 'localhost', port: 0 });
  authorities.push(...ownAuthorities({ port, isSecure: false }));
  portals.set(port, async () => {
    // Pages keep their connections; nobody waits for them here.
    app.server.closeAllConnections();
    await closeApp(app);
    await database.close();
  });
  return port;
};

const loadSamples = async ({ url, projects, unitPrices }: SamplesOrder): Promise<void> => {
  const database = openTestDatabase(url);
  const settings = { demo: true, sampleProjects: projects, sampleUnitPrices: unitPrices };
  await prepareData({ database, settings, progress: () => undefined, until: '2025-09' });
  await makeWantedSamples(database.pool, () => undefined).done;
  await database.close();
};

const host: FastifyInstance = fastify();
host.post<{ Body: PortalOrder }>('/portals', async ({ body }) => ({ port: await startPortal(body) }));
host.delete<{ Params: { port: string } }>('/portals/:port', async ({ params }) => {
  const port = Number(params.port);
  await portals.get(port)?.();
  portals.delete(port);
  return {};
});
host.post<{ Body: SamplesOrder }>('/samples', async ({ body }) => {
  await loadSamples(body);
  return {};
});
void host.listen({ host: '127.0.0.1', port: 0 }).then((origin) => process.send?.(origin));
process.on('disconnect', () => process.exit());
