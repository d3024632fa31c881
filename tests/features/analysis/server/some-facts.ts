import { v7 } from 'uuid';
import * as z from 'zod/mini';
import { analysisServer } from '#features/analysis/server/index';
import { GUIDES } from '#features/guides/contract';
import { erasePerson, exportPerson } from '#features/my-data/server/index';
import { trackCall } from '#features/tracking/contract';
import { trackBatchCall } from '#features/tracking/contract-batch';
import { ingestEvent, makeEventDays, trackingServer } from '#features/tracking/server/index';
import type { Call, DataOf } from '#src/contract/call';
import type { Identity } from '#infra/server/http/identity';
import { sealingUnder } from '#infra/server/security/sealing';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

export interface Fact {
  readonly fncode: string;
  /** Minutes after 09:00 of the day, Asia/Shanghai. */
  readonly minute?: number;
  readonly day?: string;
  readonly tab?: string;
  readonly sequence?: number;
  readonly device?: string;
  readonly account?: string;
  readonly searchId?: number;
  readonly guideType?: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly id?: string;
}

/** Of the analysts' server, where a test says nothing else. */
export const MAINTENANCE = {
  eventDays: 400,
  persons: {
    erase: erasePerson,
    exportFile: exportPerson,
  },
  sealing: sealingUnder('a secret for what rests in the database'),
  allowsPrivateWebhooks: true,
};
export const DAY = '2026-03-02';
const MINUTE_MS = 60_000;

/** The analysts' calls over a fresh database, and facts that come by the portal's own call. */
export const someFacts = () => {
  const db = testDatabase();
  const slice = () =>
    analysisServer({
      database: db.database,
      readerUrl: undefined,
      ingest: ingestEvent,
      ...MAINTENANCE,
      report: () => undefined,
    });
  let opened: ReturnType<typeof slice> | undefined;
  const open = () => (opened ??= slice());
  beforeAll(() => makeEventDays(db.pool));
  afterAll(async () => opened?.close?.());

  // One for all: each would take its handful of the sender's budget.
  let tracking: ReturnType<typeof trackingServer> | undefined;
  // Each comes when it happens.
  let now = Date.now();
  const track = asker(
    () =>
      (tracking ??= trackingServer({
        pool: db.pool,
        ownerOf: async ({ cookie }) => ({ accountName: String(cookie), role: 'p' }),
        names: { routes: ['home'], guides: GUIDES },
        now: () => now,
      })).routes,
  );
  const asked = asker(() => open().routes);
  /** As the wire brings it: what is left out has its default. */
  const ask = async <C extends Call>(
    call: C,
    { query = {}, ...more }: { query?: object; body?: unknown; identity?: Identity } = {},
  ): Promise<DataOf<C>> => {
    const request = { ...more, query: z.parse(call.query, query) };
    return call.once
      ? db.database.transaction((client) => asked(call, { ...request, client }))
      : asked(call, request);
  };
  let members = 0;
  let counted = 0;
  const bodyOf = (fact: Fact) => {
    const { fncode, minute = 0, day = DAY, tab = 'tab-1', device = 'device-1' } = fact;
    const { sequence = counted, account, searchId, guideType, query = {}, id = v7() } = fact;
    counted += 1;
    const ct = Date.parse(`${day}T09:00:00+08:00`) + minute * MINUTE_MS;
    now = ct;
    const _e = { v: 1, id, ct, tb: tab, sq: sequence, en: 1_234_567_890, dv: device, rt: 'home', ro: 'a' };
    return {
      fncode,
      query: JSON.stringify({ ...query, _e }),
      ...(account && { accountName: account }),
      ...(searchId && { searchId }),
      ...(guideType && { guideType }),
    };
  };
  /** One after another. */
  const happen = async (...facts: readonly Fact[]): Promise<void> => {
    for (const fact of facts)
      await track(trackCall, { headers: { cookie: fact.account }, body: bodyOf(fact) });
  };
  return {
    db,
    ask,
    routes: () => open().routes,
    analyst: () => aMember(db.pool, `analyst-${(members += 1)}`),
    happen,
    bodyOf,
    track: (body: ReturnType<typeof bodyOf>) =>
      track(trackCall, { headers: { cookie: body.accountName || undefined }, body }),
    trackBatch: (events: readonly ReturnType<typeof bodyOf>[]) =>
      track(trackBatchCall, { body: { events: [...events] } }),
  };
};
