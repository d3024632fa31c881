import {
  isUnread,
  SHEET_KINDS,
  type ImportPreview,
  type ImportSheet,
  type Mapping,
  type SheetKind,
} from '../../contract-import';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const KIND_CHOICES = Object.entries(SHEET_KINDS) as [SheetKind, string][];
type Told = Mapping[number];

interface SheetCardProps {
  readonly sheet: ImportSheet;
  readonly fields: ImportPreview['fields'];
  readonly told: Told | undefined;
  /** Its rows are on their way. */
  readonly isLocked: boolean;
  readonly onChange: (told: Told) => void;
}

const Columns = ({ sheet, fields, told, isLocked, onChange }: SheetCardProps & { readonly told: Told }) => {
  const choices = sheet.kind ? (fields[sheet.kind] ?? []) : [];
  const assign = (index: number, field: string | null) =>
    onChange({
      ...told,
      // A field has one column: the last that was chosen.
      fields: told.fields.map((one) =>
        one.index === index ? { index, field } : one.field === field ? { ...one, field: null } : one,
      ),
    });
  return (
    <div className={styles.columns}>
      <table>
        <caption className="sr-only">{sheet.name}：列与前几行</caption>
        <thead>
          <tr>
            <th scope="col">行</th>
            {sheet.columns.map(({ index, header, field }) => (
              <th key={index} scope="col">
                <span>{header || `第 ${index + 1} 列`}</span>
                <select
                  aria-label={`${sheet.name} 的“${header || `第 ${index + 1} 列`}”对应`}
                  value={(told.fields.find((one) => one.index === index) ?? { field }).field ?? ''}
                  disabled={isLocked}
                  onChange={({ target }) => assign(index, target.value || null)}
                >
                  <option value="">不导入</option>
                  {choices.map((choice) => (
                    <option key={choice.field} value={choice.field}>
                      {choice.label}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.sample.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {sheet.columns.map(({ index }) => (
                <td key={index}>{cells[index] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Refused = ({ sheet }: { readonly sheet: ImportSheet }) => {
  if (sheet.refusedCount === 0) return null;
  return (
    <details className={styles.refused} open={sheet.refusedCount <= 8}>
      <summary>未作为一行导入的 {sheet.refusedCount} 行及原因</summary>
      <ul>
        {sheet.refused.map(({ line, reasons, text }) => (
          <li key={line}>
            <b>第 {line} 行</b> {reasons.join('；')}
            <small>{text}</small>
          </li>
        ))}
      </ul>
      {sheet.refusedCount > sheet.refused.length && <p>其余的行在下载的 CSV 里。</p>}
    </details>
  );
};

/** A person may say otherwise: which kind of sheet it is, and what each column holds. */
export const SheetCard = (props: SheetCardProps) => {
  const { sheet, told, isLocked, onChange } = props;
  return (
    <article className={classes('column-tight', styles.sheet)} aria-label={sheet.name}>
      <header>
        <h3>{sheet.name}</h3>
        <label>
          表类
          <select
            value={(told ?? sheet).kind ?? ''}
            disabled={isLocked}
            onChange={({ target }) =>
              onChange({ name: sheet.name, kind: (target.value || null) as SheetKind | null, fields: [] })
            }
          >
            <option value="">不导入</option>
            {KIND_CHOICES.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {sheet.kind && (
          <p>
            表头到第 {sheet.headerLine} 行；可导入 {sheet.accepted} 行，未导入 {sheet.refusedCount} 行
          </p>
        )}
      </header>
      {sheet.kind === null && isUnread(sheet.name) && (
        <p className="muted">
          “{sheet.name}”不能由表格导入，请在左侧节点“{sheet.name.trim()}”里填写。
        </p>
      )}
      {sheet.missing.length > 0 && (
        <p className={classes('bad', styles.complaint)} role="alert">
          还缺这些列：{sheet.missing.join('、')}。请在下面指定。
        </p>
      )}
      {sheet.kind && told?.kind === sheet.kind && <Columns {...props} told={told} />}
      <Refused sheet={sheet} />
    </article>
  );
};
