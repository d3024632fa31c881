import { HeadCells, Rows, type Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import type { Header, Item } from '../contract';
import { classes } from '#src/ui/classes';
import * as styles from './new-items.module.css';

interface Group {
  readonly name: string;
  readonly span: number;
}

/** Headers of one group stand side by side. */
const groupsOf = (headers: readonly Header[]): readonly Group[] =>
  headers.reduce<Group[]>((groups, { group }) => {
    const last = groups.at(-1);
    if (last && last.name === group) return [...groups.slice(0, -1), { name: group, span: last.span + 1 }];
    return [...groups, { name: group, span: 1 }];
  }, []);

const DIGITS = { money: 2, number: 2, text: 0 } as const;
const Cell = ({ item, header: { key, type } }: { readonly item: Item; readonly header: Header }) => {
  const value = item[key] ?? null;
  if (type === 'text' || typeof value === 'string') return value;
  return <Figure value={value} digits={DIGITS[type]} emptyText="未提供" />;
};

const columnOf = (header: Header): Column<Item> => ({
  key: header.key,
  title: (
    <>
      {header.label}
      {header.unit && <small>（{header.unit}）</small>}
    </>
  ),
  numeric: header.type !== 'text',
  className: styles[header.key],
  cell: (item) => <Cell item={item} header={header} />,
});

interface ItemTableProps {
  readonly headers: readonly Header[];
  readonly items: readonly Item[];
  readonly isBusy: boolean;
}

/** The columns are the server's word: key, label, unit, group, type. */
export const ItemTable = ({ headers, items, isBusy }: ItemTableProps) => {
  const groups = groupsOf(headers);
  const hasGroups = groups.some(({ name }) => name !== '');
  const columns = headers.map(columnOf);
  return (
    <div className={styles.frame} role="region" aria-label="清单项目表" tabIndex={0}>
      <table className={classes('data-table', styles.table)} aria-busy={isBusy}>
        <caption className="sr-only">开放的清单项目</caption>
        <thead>
          {hasGroups && (
            <tr>
              {groups.map(({ name, span }, index) =>
                name === '' ? (
                  <td key={index} colSpan={span} />
                ) : (
                  <th key={index} scope="colgroup" colSpan={span} className={styles.group}>
                    {name}
                  </th>
                ),
              )}
            </tr>
          )}
          <tr>
            <HeadCells columns={columns} />
          </tr>
        </thead>
        <tbody>
          <Rows columns={columns} rows={items} rowKey={({ id }) => String(id)} />
        </tbody>
      </table>
    </div>
  );
};
