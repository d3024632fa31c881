import type { ClientBase, Pool } from 'pg';
import { issuesOf } from './sample/issues';
import { SAMPLE_PLACE_FACTORS } from './sample/place-factors';
import { FIRST_MONTH, LAST_MONTH, PUBLISHER } from './sample/sample-indexes';

type Client = ClientBase | Pool;

const ISSUES = `
  insert into index_issue (publisher, frequency, period, issue_no, title, published_on, source)
  select publisher, frequency, period, issue_no, title, published_on, 'sample'
  from jsonb_to_recordset($1::jsonb) as given
    (publisher text, frequency text, period date, issue_no text, title text, published_on date)
  on conflict (publisher, frequency, period) do nothing`;

// A factor that is no sample is somebody's own and stays as it is.
const FACTORS = `
  insert into place_factor (area_id, factor, as_of, source)
  select given.area_id, given.factor, $3::date, 'sample' from unnest($1::int[], $2::numeric[]) as given (area_id, factor)
  on conflict (area_id) do nothing`;

/** What the sample series are published in, and the cost levels of places. */
export const loadSampleSurroundings = async (client: Client): Promise<void> => {
  const issues = (['month', 'quarter', 'year'] as const).flatMap((frequency) =>
    issuesOf(PUBLISHER, frequency, FIRST_MONTH, LAST_MONTH),
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
  await client.query(FACTORS, [
    Object.keys(SAMPLE_PLACE_FACTORS).map(Number),
    Object.values(SAMPLE_PLACE_FACTORS),
    `${LAST_MONTH}-01`,
  ]);
};

export const removeSampleSurroundings = async (client: Client): Promise<void> => {
  await client.query(`delete from index_issue where source = 'sample'`);
  await client.query(`delete from place_factor where source = 'sample'`);
};
