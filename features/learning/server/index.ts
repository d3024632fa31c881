import type { Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { member, route } from '#infra/server/http/route';
import type { RecordSection } from '#infra/server/server-slice';
import { clockCall, columnCall, columnListCall, contentCall, fileCall, zoneCall } from '../contract';
import { COLUMN_CONTENTS, contentNamed, LESSONS } from './content';
import { contentFile } from './content-file';
import { describeContents } from './describe-contents';
import { settleLessons } from './index-lessons';
import { countBeat } from './study-clock';
import { openContent, readColumns, readZone } from './zone';

export { clockCall } from '../contract';
export { defineTerm } from './define-term';

export const learningServer = ({ pool }: { readonly pool: Pool }): RecordSection<'lesson'> => ({
  routes: [
    route(zoneCall, (context) => readZone(pool, member(context).accountId, context.query.moduleName)),
    route(contentCall, (context) => openContent(pool, member(context).accountId, context.query.id, LESSONS)),
    route(columnListCall, (context) => readColumns(pool, member(context).accountId)),
    route(columnCall, (context) =>
      openContent(pool, member(context).accountId, context.query.id, COLUMN_CONTENTS),
    ),
    route(clockCall, (context) =>
      inTransaction(pool, (client) => countBeat(client, member(context).accountId, context.body)),
    ),
    route(fileCall, (context) => contentFile(contentNamed(context.body.id))),
  ],
  settle: settleLessons,
  records: { lesson: { describe: describeContents } },
});
