import { type Prepared, testDatabase, type TestDatabase } from './database';
import type { PortalOrder, SamplesOrder } from './portal-host';

export interface PortalServer {
  readonly db: TestDatabase;
  /** http://localhost:54321, from beforeAll on. */
  readonly origin: string;
}

const SAMPLE_PROJECTS = 300;

const askHost = async <T>(method: string, path: string, body?: PortalOrder | SamplesOrder): Promise<T> => {
  const host = process.env.TEST_PORTAL_HOST;
  if (!host) throw new Error('no product to visit: only the tier journey has one');
  const response = await fetch(`${host}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()) as T;
};

const samples = (unitPrices: number): Prepared => ({
  name: `samples_${unitPrices}`,
  fill: (_, url) => askHost('POST', '/samples', { url, projects: SAMPLE_PROJECTS, unitPrices }),
});

/** The product as `npm start` runs it, on a free port over a database of the calling file: demo accounts, samples, built pages. */
export const portalServer = ({ signed = true, unitPrices = 0 } = {}): PortalServer => {
  const db = testDatabase({ prepared: samples(unitPrices) });
  let port = 0;

  beforeAll(async () => {
    ({ port } = await askHost<{ port: number }>('POST', '/portals', { url: db.url, signed }));
  });
  afterAll(async () => {
    if (port > 0) await askHost('DELETE', `/portals/${port}`);
  });

  return {
    db,
    get origin() {
      return `http://localhost:${port}`;
    },
  };
};
