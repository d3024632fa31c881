import { conditionsOf, type Condition, type Conditions } from '#infra/server/listing/conditions';
import { Parameters } from '#infra/server/postgres/parameters';
import { behaviorList, type Range } from '../contract';
import { prefixesOf } from './kinds';

export interface Where {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A day begins and ends in Shanghai. */
const startOf = (day: string) => `(${day})::timestamp at time zone 'Asia/Shanghai'`;

const within =
  (column: string): Condition<Pick<Range, 'from' | 'to'>> =>
  ({ from, to }, { parameters }) =>
    [
      ...(from ? [`${column} >= ${startOf(parameters.add(from, 'date'))}`] : []),
      ...(to ? [`${column} < ${startOf(`${parameters.add(to, 'date')} + 1`)}`] : []),
    ].join(' and ');

/** Of the account, which is $1; erasing goes by the same conditions as showing. */
const whereIn = (account: string, conditions: Conditions<typeof behaviorList>) => {
  const narrowed = conditionsOf(behaviorList, conditions);
  return (accountName: string, range: Range): Where => {
    const parameters = new Parameters();
    const own = `${account} = ${parameters.add(accountName, 'text')}`;
    return {
      sql: [own, ...narrowed(range, parameters, undefined)].join(' and '),
      values: parameters.values,
    };
  };
};

/** The events of one account that are meant. */
export const whereOf = whereIn('account_name', {
  days: within('happened_at'),
  kind: ({ kind = 'other' }, { parameters }) => {
    const { prefixes, isExcluding } = prefixesOf(kind);
    return `${isExcluding ? 'not ' : ''}left(fncode, 2) = any (${parameters.add(prefixes, 'text[]')})`;
  },
});

/** What of one account could not be read. */
export const badWhereOf = whereIn(`body ? 'accountName' and body ->> 'accountName'`, {
  days: within('received_at'),
  // It has none.
  kind: () => 'false',
});
