import { FIRST_MONTH } from '#infra/server/sample/courses';
import type { ClientBase, Pool } from 'pg';
import { issuesOf } from './issues';
import { PUBLISHER } from './sample-indexes';

type Client = ClientBase | Pool;

const ISSUES = `
  insert into index_issue (publisher, frequency, period, issue_no, title, published_on, source)
  select publisher, frequency, period, issue_no, title, published_on, 'sample'
  from jsonb_to_recordset($1::jsonb) as given
    (publisher text, frequency text, period date, issue_no text, title text, published_on date)
  on conflict (publisher, frequency, period) do nothing`;

/** What the sample series are published in. */
export const loadSampleSurroundings = async (client: Client, until: string): Promise<void> => {
  const issues = (['month', 'quarter', 'year'] as const).flatMap((frequency) =>
    issuesOf(PUBLISHER, frequency, FIRST_MONTH, until),
  );
  await client.query(ISSUES, [
    JSON.stringify(
      issues.map(({ publisher, frequency, period, issueNo, title, publishedOn }) => ({
        publisher,
        frequency,
        period: `${period}-01`,
        issue_no: issueNo,
        title,
        published_on: publishedOn,
      })),
    ),
  ]);
};

export const removeSampleSurroundings = async (client: Client): Promise<void> => {
  await client.query(`delete from index_issue where source = 'sample'`);
};
