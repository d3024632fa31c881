import { meaningOf } from '#src/kernel/facts';
import { DataTable } from '#src/ui/data-table.tsx';
import { differencesFrom, KIND_WORDS } from '../bad-reasons';

/** What the event says beside what the catalogue lets its code say. */
export function SchemaDiff({ fncode, query }: { readonly fncode: string; readonly query: string }) {
  const meaning = meaningOf(fncode);
  if (meaning === undefined) return <p className="muted">目录里没有事件码 {fncode}。</p>;
  const rows = differencesFrom(fncode, query);
  if (!rows) return <p className="muted">query 不是 JSON 对象，无法逐个字段对照。</p>;
  if (rows.length === 0) return <p className="muted">{meaning}：目录里没有字段，事件里也没有。</p>;
  return (
    <DataTable
      asCards
      caption={`与目录对照：${meaning}`}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', card: 'name', title: '字段', cell: ({ name }) => name },
        {
          key: 'kind',
          isTitled: true,
          title: '目录',
          cell: ({ kind }) => (kind ? KIND_WORDS[kind] : '没有'),
        },
        {
          key: 'value',
          isTitled: true,
          title: '事件',
          cell: ({ value }) => (value === undefined ? '没有' : value),
        },
        {
          key: 'differs',
          card: 'mark',
          title: '对照',
          cell: ({ differs }) => (differs ? <strong>不符</strong> : '相符'),
        },
      ]}
    />
  );
}
