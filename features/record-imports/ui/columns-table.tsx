import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { commands } from '../commands';
import type { ImportKind, ImportPreview } from '../contract';
import { selectChoices, selectStatus } from '../selectors';
import { fieldOf, withColumn } from './choose';
import * as styles from './record-imports.module.css';

type FileColumn = ImportPreview['columns'][number];

const Field = ({ column, kind }: { column: FileColumn; kind: ImportKind }) => {
  const send = useSend();
  const choices = useSelector(selectChoices);
  const status = useSelector(selectStatus);
  const { header, label, likely, note } = column;
  const rest = kind.fields.map((field) => field.label).filter((one) => !likely.includes(one));
  return (
    <>
      <select
        aria-label={`“${header}”对应`}
        value={fieldOf(choices, column)}
        disabled={header === '' || status === 'storing'}
        onChange={({ target }) =>
          send(commands.changeChoices({ choices: withColumn(choices, column, target.value) }))
        }
      >
        <option value="">不导入</option>
        {likely.length > 0 && (
          <optgroup label="最像的字段">
            {likely.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </optgroup>
        )}
        <optgroup label="全部字段">
          {rest.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </optgroup>
      </select>
      {note && <small className="muted">{note}</small>}
      {label === null && likely.length > 0 && (
        <small className={styles.likely}>可能是{likely.join('、')}</small>
      )}
    </>
  );
};

/** Recognised columns beside those that are not, each to be told otherwise. */
export const ColumnsTable = ({ preview, kind }: { preview: ImportPreview; kind: ImportKind }) => {
  const columns: readonly Column<FileColumn>[] = [
    { key: 'header', title: '文件里的列', cell: ({ header }) => header || '（无列名）', card: 'name' },
    {
      key: 'field',
      title: '读作',
      cell: (column) => <Field column={column} kind={kind} />,
      className: styles.field,
    },
    { key: 'examples', title: '前几个值', cell: ({ exampleCells }) => exampleCells.join('　') || '--' },
  ];
  const used = preview.columns.filter(({ label }) => label !== null).length;
  return (
    <section aria-label="列" className="column-tight inputs">
      <h3>
        列：读取 {used} 列，未使用 {preview.columns.length - used} 列
      </h3>
      <DataTable
        caption="文件里的列与对应的字段"
        columns={columns}
        rows={[...preview.columns].sort(
          (one, other) => Number(one.label !== null) - Number(other.label !== null),
        )}
        rowKey={({ header }, index) => `${index} ${header}`}
        asCards
      />
    </section>
  );
};
