import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { ImportKind, ImportPreview } from '../contract';
import { selectChoices, selectStatus } from '../selectors';
import { withValue } from './choose';
import { classes } from '#src/ui/classes';
import * as styles from './record-imports.module.css';

type Field = ImportKind['fields'][number];

const Value = ({ field, preview }: { readonly field: Field; readonly preview: ImportPreview }) => {
  const send = useSend();
  const choices = useSelector(selectChoices);
  const status = useSelector(selectStatus);
  const { label, options } = field;
  const given = choices.assume.find(([one]) => one === label)?.[1] ?? '';
  const tell = (value: string) => {
    if (value !== given) send(commands.changeChoices({ choices: withValue(choices, label, value) }));
  };
  const isMissing = preview.missing.some((one) => one.label === label);
  return (
    <label>
      {label}
      {isMissing && <small className="bad">必需</small>}
      {options.length > 0 ? (
        <select value={given} disabled={status === 'storing'} onChange={({ target }) => tell(target.value)}>
          <option value="">不假定</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          key={given}
          disabled={status === 'storing'}
          defaultValue={given}
          maxLength={200}
          onBlur={({ target }) => tell(target.value.trim())}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && tell(currentTarget.value.trim())}
        />
      )}
    </label>
  );
};

/** What holds for every row that does not say it itself. */
export const Assumptions = ({ preview, kind }: { preview: ImportPreview; kind: ImportKind }) => {
  const [more, add] = useState<readonly string[]>([]);
  const choices = useSelector(selectChoices);
  const hasColumn = (label: string) => preview.columns.some((column) => column.label === label);
  const isSaid = ({ label }: Field) => choices.assume.some(([one]) => one === label);
  const isMissing = ({ label }: Field) => preview.missing.some((one) => one.label === label);
  const assumable = kind.fields.filter(({ isAssumable }) => isAssumable);
  const shown = assumable.filter(
    (field) =>
      isSaid(field) ||
      isMissing(field) ||
      preview.wanted.includes(field.label) ||
      more.includes(field.label) ||
      (field.isAsked && !hasColumn(field.label)),
  );
  const others = assumable.filter((field) => !shown.includes(field));
  return (
    <section aria-label="假定" className="column-tight">
      <h3>整个文件的假定</h3>
      <p className="muted">没有填的行按这里的值；自己写明的行以该行为准。假定随记录保存，在详情页标明。</p>
      <div className={classes('inputs', styles.assumed)}>
        {shown.map((field) => (
          <Value key={field.label} field={field} preview={preview} />
        ))}
        {others.length > 0 && (
          <label>
            再假定一项
            <select value="" onChange={({ target }) => add([...more, target.value])}>
              <option value="">选择字段</option>
              {others.map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </select>
          </label>
        )}
      </div>
    </section>
  );
};
