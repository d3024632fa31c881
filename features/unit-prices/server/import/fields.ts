import { fieldNames, simpleHeader, type FieldSpelling } from '#infra/server/import/choices';
import { CONFIRMED } from '#infra/server/import/doubts';
import { splitBrackets } from '#infra/server/import/brackets';
import { inOneLine, plainText } from '#infra/server/import/plain-text';
import { taxWordIn } from '#infra/server/import/terms';
import { unitFactor } from '#infra/server/import/units';
import type { TaxBasis } from '#src/costing/basis';

/** Headers of the usual bills: 分部分项清单与计价表, 综合单价分析表; the first is how an export writes the column. */
const FIELDS = {
  code: ['项目编码', '清单编码', '编码', '清单项目编码', '项目编号', '清单编号', '子目编码', '编号'],
  name: ['项目名称', '清单名称', '名称', '清单项目名称', '子目名称', '分项名称', '分部分项名称'],
  feature: [
    '项目特征',
    '项目特征描述',
    '特征描述',
    '项目特征及内容',
    '清单特征',
    '特征',
    '项目特征及工作内容',
  ],
  unit: ['计量单位', '单位', '清单单位', '计量'],
  quantity: ['工程量', '工程数量', '数量', '清单量', '清单工程量', '工程量清单数量'],
  price: ['综合单价', '单价', '清单综合单价', '清单单价', '投标单价'],
  amount: ['合价', '综合合价', '金额', '清单合价', '合计', '合计金额'],
  labour: ['人工费'],
  materials: ['材料费'],
  mainMaterials: ['主材费', '未计价材料费'],
  equipment: ['设备费'],
  machinery: ['机械费', '施工机具使用费', '机具费'],
  management: ['管理费', '企业管理费'],
  profit: ['利润'],
  risk: ['风险费', '风险'],
  taxBasis: ['税口径', '计税口径', '价格口径', '是否含税', '含税情况'],
  edition: ['清单版本', '清单规范', '规范版本'],
  project: ['工程编号', '所属工程编号', '单项工程编号'],
  confirmed: CONFIRMED,
  source: ['数据来源'],
} as const;
export type Field = keyof typeof FIELDS;

export const FIELD_KEYS = Object.keys(FIELDS) as Field[];
export const namesOf = (field: Field): readonly string[] => FIELDS[field];
export const labelOf = (field: Field): string => FIELDS[field][0];

const spelt = Object.fromEntries(
  FIELD_KEYS.map((field) => [field, { label: labelOf(field), aliases: namesOf(field) }]),
) as unknown as Readonly<Record<Field, FieldSpelling>>;
export const FIELD_CALLED = fieldNames(spelt);

const SIGNED = /^(.*\p{Script=Han})[\s/:,](万?元)$/u;

/** 元 in the unit of a note, whatever it is a unit of: 10,000 of 万元/m³. */
const moneyFactor = (note: string): number | undefined => unitFactor('money', note.split('/', 1)[0] ?? '');

interface BillColumn {
  readonly index: number;
  readonly field: Field;
  /** The unit the header names; empty when it names none. */
  readonly unit: string;
  readonly factor: number;
  /** Of a price, where the header names it: `不含税综合单价`. */
  readonly taxBasis: TaxBasis | undefined;
}

/** `其中：人工费`, beneath a heading or beside the price it is part of. */
const PART_OF = /^其中\s*[:：]?\s*/;

/** What a header is called; undefined for a column nobody knows, or with words in brackets that are no unit of money. */
export const readHeader = (
  header: string,
  index: number,
  mapped: ReadonlyMap<string, Field>,
): BillColumn | undefined => {
  const plain = inOneLine(plainText(header)).replace(PART_OF, '');
  const bracketed = splitBrackets(plain);
  const bare = bracketed.name.trim();
  const [, signed = bare, tail] = SIGNED.exec(bare) ?? [];
  const written = bracketed.notes.flatMap((notes) =>
    notes.split(/[,;、]/).map((note) => note.replace(/^单位:?/, '').trim()),
  );
  const tax = called(plain) ? undefined : [signed, ...written].map(taxWordIn).find((found) => found);
  const name = tax ? signed.replace(tax.word, '') : signed;
  const notes = [...written.filter((note) => note !== tax?.word), ...(tail ? [tail] : [])];
  const forced = [plainText(header), plain, bare]
    .map((each) => mapped.get(simpleHeader(each)))
    .find((found) => found !== undefined);
  const factors = notes.flatMap((note) => moneyFactor(note) ?? []);
  const field = forced ?? (factors.length === notes.length ? called(name) : called(plain));
  if (!field || (tax && !forced && field !== 'price')) return undefined;
  const unit = notes.find((note) => moneyFactor(note) !== undefined) ?? '';
  return {
    index,
    field,
    unit,
    factor: factors[0] ?? 1,
    taxBasis: field === 'price' ? tax?.basis : undefined,
  };
};

/** The first of two fields that are called the same. */
const CALLED = new Map(
  FIELD_KEYS.toReversed().flatMap((field) =>
    namesOf(field).map((alias) => [simpleHeader(alias), field] as const),
  ),
);
const called = (name: string): Field | undefined => CALLED.get(simpleHeader(name));
