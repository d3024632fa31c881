import { useState } from 'react';
import type { Exported } from '#src/tables/list-export';
import type { TableFormat } from '#src/tables/table-file';
import type { ExportRequest } from '../export-request';
import { FormActions } from './form-actions';
import { cutWords } from './labels';
import { FormatChoice } from './format-choice';
import { classes } from '#src/ui/classes';
import * as styles from './export.module.css';

export interface PageFormProps {
  /** Undefined while there is nothing. */
  readonly exported: Exported | undefined;
  readonly onExport: (request: Pick<ExportRequest, 'format' | 'sheet'>) => void;
  readonly onClose: () => void;
}

const NothingYet = ({ onClose }: Pick<PageFormProps, 'onClose'>) => (
  <>
    <p>本页的数据还没有取到，请稍后再导出。</p>
    <div className={classes('actions', styles.actions)}>
      <button type="button" className="button" onClick={onClose}>
        关闭
      </button>
    </div>
  </>
);

const NOTHING = { sheets: [], cut: undefined };

/** A workbook takes every table, a text file one of them. */
export const PageForm = ({ exported, onExport, onClose }: PageFormProps) => {
  const { sheets, cut } = exported?.kind === 'page' ? exported : NOTHING;
  const tables = sheets.map(({ name }) => name);
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const [sheet, setSheet] = useState(tables[0]);
  if (tables.length === 0) return <NothingYet onClose={onClose} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onExport(format === 'csv' ? { format, sheet } : { format });
      }}
    >
      <FormatChoice chosen={format} onChoose={setFormat} />
      {format === 'csv' && tables.length > 1 ? (
        <fieldset>
          <legend>哪一张表</legend>
          {tables.map((name) => (
            <label className="check" key={name}>
              <input type="radio" name="sheet" checked={sheet === name} onChange={() => setSheet(name)} />
              {name}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="muted">数据：{tables.join('、')}。</p>
      )}
      {cut && (format !== 'csv' || sheet === cut.sheet) && <p>{cutWords(cut)}</p>}
      <p className="muted">存入的数值原样导出，比值最多六位小数；选了折算口径的，原值与折算值各占一列。</p>
      <FormActions onClose={onClose} />
    </form>
  );
};
