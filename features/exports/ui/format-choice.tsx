import { FORMATS, type TableFormat } from '#src/tables/table-file';

export interface FormatChoiceProps {
  readonly chosen: TableFormat;
  readonly onChoose: (format: TableFormat) => void;
}

const WORDS: Readonly<Record<TableFormat, string>> = {
  xlsx: 'Excel 工作簿（.xlsx），另附筛选条件、来源与口径两张表',
  csv: '文本表格（.csv），只有数据一张表',
};

export const FormatChoice = ({ chosen, onChoose }: FormatChoiceProps) => (
  <fieldset>
    <legend>格式</legend>
    {FORMATS.map((format) => (
      <label className="check" key={format}>
        <input type="radio" name="format" checked={chosen === format} onChange={() => onChoose(format)} />
        {WORDS[format]}
      </label>
    ))}
  </fieldset>
);
