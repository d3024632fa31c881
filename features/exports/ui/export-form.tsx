import { useState } from 'react';
import { FORMATS, type TableFormat } from '../../../src/tables/table-file';
import type { ExportWish } from '../wish';
import { totalWords, type Total } from './words';

export interface ExportFormProps {
  /** On the screen. */
  readonly rows: number;
  readonly total: Total | undefined;
  readonly onExport: (wish: Omit<ExportWish, 'list'>) => void;
  readonly onClose: () => void;
}

const FORMAT_WORDS: Readonly<Record<TableFormat, string>> = {
  xlsx: 'Excel 工作簿（.xlsx），另附筛选条件、来源与口径两张表',
  csv: '文本表格（.csv），只有数据一张表',
};

export const ExportForm = ({ rows, total, onExport, onClose }: ExportFormProps) => {
  const [scope, setScope] = useState<ExportWish['scope']>('page');
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const scopes = [
    ['page', `本页 ${rows} 条`],
    ['all', `全部结果${total ? ` ${totalWords(total)}` : ''}，至多 10 万条`],
  ] as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onExport({ scope, format });
      }}
    >
      <fieldset>
        <legend>范围</legend>
        {scopes.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="scope" checked={scope === value} onChange={() => setScope(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>格式</legend>
        {FORMATS.map((value) => (
          <label key={value}>
            <input type="radio" name="format" checked={format === value} onChange={() => setFormat(value)} />
            {FORMAT_WORDS[value]}
          </label>
        ))}
      </fieldset>
      <p className="export-note">文件的列与顺序同页面；选了折算口径的，原值与折算值各占一列。</p>
      <div className="export-actions">
        <button type="button" className="button" onClick={onClose}>
          关闭
        </button>
        <button type="submit" className="button button-fill">
          导出
        </button>
      </div>
    </form>
  );
};
