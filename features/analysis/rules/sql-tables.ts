export interface SqlTable {
  readonly about: string;
  readonly columns: readonly string[];
}

/** What an analyst may read by SQL. */
export const SQL_TABLES: Readonly<Record<string, SqlTable>> = {
  event: {
    about: '每个事件一行',
    columns: [
      'id',
      'day',
      'received_at',
      'happened_at',
      'fncode',
      'guide_type',
      'account_name',
      'search_id',
      'tab',
      'sequence',
      'entry',
      'device',
      'route',
      'role',
      'query',
      'rate',
    ],
  },
  event_hour: {
    about: '按小时的合计',
    columns: ['hour', 'fncode', 'role', 'route', 'guide_type', 'events'],
  },
  event_day_sum: { about: '按天的合计', columns: ['day', 'fncode', 'role', 'events'] },
  event_tab: {
    about: '每个会话一行',
    columns: ['tab', 'first_at', 'last_at', 'role', 'events', 'last_sequence', 'account_name'],
  },
  event_first: {
    about: '各自的第一天与最后一天',
    columns: ['account_name', 'device', 'fncode', 'role', 'first_day', 'last_day'],
  },
  event_bad: {
    about: '坏事件',
    columns: ['id', 'received_at', 'reason', 'body', 'settled_at', 'outcome'],
  },
  delivery_hour: {
    about: '按小时的送达',
    columns: ['hour', 'received', 'stored', 'repeated', 'bad', 'refused'],
  },
};
