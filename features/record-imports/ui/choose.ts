import { LEFT_OUT, type ImportChoices, type ImportPreview } from '../contract';

type Column = ImportPreview['columns'][number];
type Pairs = ImportChoices['map'];

/** A field has one column: whichever was said last. */
const said = (pairs: Pairs, [key, value]: Pairs[number], isAlone = false): Pairs => [
  ...pairs.filter(([one, other]) => one !== key && !(isAlone && other === value)),
  [key, value],
];

/** As it was said last, before the server has answered, too; empty where the column is not read. */
export const fieldOf = ({ map }: ImportChoices, { header, label }: Column): string => {
  const told = map.find(([one]) => one === header)?.[1];
  return told === LEFT_OUT ? '' : (told ?? label ?? '');
};

export const withColumn = (choices: ImportChoices, { header, label }: Column, to: string): ImportChoices => {
  const { map } = choices;
  if (to !== '') return { ...choices, map: said(map, [header, to], true) };
  const rest = map.filter(([one]) => one !== header);
  return { ...choices, map: label === null ? rest : [...rest, [header, LEFT_OUT]] };
};

export const withValue = (choices: ImportChoices, label: string, value: string): ImportChoices => ({
  ...choices,
  assume:
    value === '' ? choices.assume.filter(([one]) => one !== label) : said(choices.assume, [label, value]),
});
