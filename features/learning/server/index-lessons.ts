import type { Pool } from 'pg';
import type { Provenance } from '#src/contract/provenance';
import { RECORDS } from '#src/contract/records';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { indexRecords, removeRecords, type SearchEntry } from '#infra/server/search/search-index';
import { NATIONWIDE_ID } from '#src/contract/places';
import { pageOf } from '../content-path';
import type { Content } from '../contract';
import { MODULES } from '../modules';
import { CASES, COLUMN_CONTENTS, LESSONS } from './content';

const { group } = RECORDS.lesson.found;
/** Fewer than all other records, and sought by name: before what is only beside them. */
const HEAT = 300_000;

const dayOf = (id: string): string | undefined => CASES.find((lesson) => lesson.id === id)?.publishedOn;

const provenanceOf = (content: Content): Provenance => ({
  kind: 'computed',
  issuer: '造价指标网',
  title: content.basis[0] ?? content.title,
  priceDate: '',
  taxBasis: '除税',
  revision: 1,
  licence: '',
});

const entryOf = (content: Content): SearchEntry => ({
  kind: group,
  ref: content.id,
  title: content.title,
  subtitle: [MODULES.find(({ name }) => name === content.module)?.title, content.chapter, content.summary]
    .filter(Boolean)
    .join(' · '),
  parentRef: pageOf(content.module),
  areaId: NATIONWIDE_ID,
  publishedOn: dayOf(content.id) ?? null,
  heat: HEAT,
  provenance: provenanceOf(content),
});

/** Makes all lessons and cases findable by what they are called and teach; those that are gone are not found. */
export const settleLessons = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    const entries = [...LESSONS, ...COLUMN_CONTENTS].map(entryOf);
    const refs = entries.map(({ ref }) => ref);
    const { rows: gone } = await client.query<{ ref: string }>(
      'select ref from search_entry where kind = $1 and ref <> all ($2::text[])',
      [group, refs],
    );
    await removeRecords(
      client,
      group,
      gone.map(({ ref }) => ref),
    );
    await indexRecords(client, entries);
  });
