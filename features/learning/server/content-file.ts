import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { fileAnswer, type StreamAnswer } from '#infra/server/http/stream-answer';
import { CALCULATIONS, type CalculationName } from '../calculations';
import { optionsOf, type Calculation, type Values, type Worked } from '../calculations/calculation';
import type { Content } from '../contract';

const WIDE = [{ width: 26 }, { width: 78 }, { width: 16 }, { width: 10 }];
const head = (...titles: readonly string[]) =>
  titles.map((value) => ({ value, fontWeight: 'bold' as const }));
const formatOf = (digits: number): string => (digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`);
const cellOf = (value: string | number, digits: number) =>
  typeof value === 'number' && Number.isFinite(value)
    ? { value, type: Number, format: formatOf(digits) }
    : { value: String(value), wrap: true };

const inputSheet = ({ inputs }: Calculation, values: Values): SheetData => [
  head('参数', '取值', '单位'),
  ...Object.entries(inputs).map(([name, input]) => [
    { value: input.label },
    cellOf(values[name] ?? input.start, 3),
    { value: optionsOf(input) || !('unit' in input) ? '' : input.unit },
  ]),
];

const stepSheet = ({ steps }: Worked): SheetData => [
  head('项目', '算式', '结果', '单位'),
  ...steps.map(({ label, working, value, unit, digits = 2 }) => [
    { value: label },
    { value: working, wrap: true },
    cellOf(value, digits),
    { value: unit },
  ]),
];

const tableSheet = ({ caption, head: titles, rows, digits }: NonNullable<Worked['table']>): SheetData => [
  [{ value: caption }],
  head(...titles),
  ...rows.map((row) => row.map((cell) => cellOf(cell, digits))),
];

const wordSheet = (content: Content, simplified: string): SheetData => [
  head('内容', content.title),
  ...content.sections.flatMap(({ title, text }) =>
    text.map((line, at) => [{ value: at === 0 ? title : '' }, { value: line, wrap: true }]),
  ),
  [{ value: '依据' }, { value: content.basis.join('；'), wrap: true }],
  [{ value: '口径' }, { value: simplified, wrap: true }],
  [
    { value: '说明' },
    { value: '学习用计算表，参数为示例；用于工程请按设计文件与现行标准核对。', wrap: true },
  ],
];

/** The calculation of a lesson as a workbook: what goes in, how it is worked out, what it says beside it. */
export const contentFile = async (content: Content): Promise<StreamAnswer> => {
  const used = content.sections.flatMap(({ calculation }) => (calculation ? [calculation] : []));
  const sheets = used.flatMap(({ name, values }) => {
    const calculation: Calculation = CALCULATIONS[name as CalculationName];
    const worked = calculation.work(values);
    return [
      { sheet: '参数', data: inputSheet(calculation, values), columns: WIDE },
      { sheet: '算式', data: stepSheet(worked), columns: WIDE },
      ...(worked.table ? [{ sheet: '对照表', data: tableSheet(worked.table) }] : []),
      { sheet: '要点与口径', data: wordSheet(content, calculation.simplified ?? ''), columns: WIDE },
    ];
  });
  const bytes = await writeExcelFile(sheets).toBuffer();
  return fileAnswer({
    name: `${content.title}-计算表`,
    plainName: 'lesson',
    format: 'xlsx',
    content: bytes,
  });
};
