import { createHash } from 'node:crypto';
import type { RowFields } from '#infra/server/import/plain-exchange';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import type { Cell } from '#infra/server/import/table';
import { refuseSample } from '#infra/server/import/refuse-sample';
import { Unclear } from '#infra/server/import/unclear';
import { readDay, readText } from '#infra/server/import/values';
import { dayAt } from '#src/contract/shanghai-time';
import { NATIONWIDE_ID } from '#src/contract/places';
import { IMPACTS, LEVELS, WITHOUT_FORCE, type PolicyRow } from '../../contract';
import { clausesIn, type ReadClause } from './clauses-in';
import { TITLE_MOST, type Field } from './layout';

/** A line of a file: a clause, or several, with the document they stand in. */
export interface ReadLine {
  readonly policy: Pick<
    PolicyRow,
    'id' | 'title' | 'docNo' | 'issuer' | 'level' | 'kind' | 'trade' | 'publishedOn' | 'effectiveOn'
  > & { readonly areaId: number; readonly impacts: readonly string[]; readonly textNote: string };
  /** Numbers or titles of other documents. */
  readonly replaces: readonly string[];
  readonly amends: readonly string[];
  readonly clauses: readonly ReadClause[];
}

const KIND_NAMES: Readonly<Record<PolicyRow['kind'], readonly string[]>> = {
  标准规范: ['标准', '规范', '国家标准'],
  造价政策: ['计价政策', '计价依据', '计价文件', '调价文件'],
  发包承包: ['发承包', '招标投标', '招投标'],
  市场价格: ['价格信息', '信息价', '造价信息'],
  争议案例: ['案例', '争议'],
  解读评论: ['解读', '政策解读', '评论'],
};
const LEVEL_NAMES: Readonly<Record<PolicyRow['level'], readonly string[]>> = {
  国家: ['国家级', '全国', '中央', '部委'],
  省: ['省级', '自治区', '直辖市'],
  市: ['市级', '地方', '地市'],
};
const NAME_MOST = 80;
const BODY_MOST = 100_000;
const SEPARATORS = /[、,;\n]+/;
/** Other documents that one may replace or amend. */
export const NAMED_MOST = 200;

const oneOf = <N extends string>(cell: Cell, names: Readonly<Record<N, readonly string[]>>): N => {
  const text = plainText(cell);
  const keys = Object.keys(names) as N[];
  const known = keys.find((key) => key === text || names[key].includes(text));
  if (known !== undefined) return known;
  throw new Unclear(`“${text.slice(0, 20)}”不明确，请写成：${keys.join('、')}`);
};

/** One more than there may be, and an empty one before the first. */
const partsOf = (cell: Cell): readonly string[] =>
  plainText(cell)
    .split(SEPARATORS, NAMED_MOST + 2)
    .map((part) => part.replaceAll(/^《|》$/g, '').trim())
    .filter(Boolean);

const namesOf = (cell: Cell): readonly string[] => {
  const names = partsOf(cell);
  if (names.length > NAMED_MOST) throw new Unclear(`超过 ${NAMED_MOST} 份文件`);
  const long = names.find((name) => name.length > TITLE_MOST);
  if (long !== undefined) throw new Unclear(`“${long.slice(0, 20)}…”超过 ${TITLE_MOST} 个字`);
  return names;
};

const impactsOf = (cell: Cell): readonly string[] =>
  partsOf(readText(cell, 1, TITLE_MOST)).map((part) => {
    const known = IMPACTS.find((impact) => impact === part);
    if (known) return known;
    throw new Unclear(`“${part.slice(0, 20)}”不明确，请写成：${IMPACTS.join('、')}`);
  });

const idOf = (parts: readonly string[]): string =>
  `imported-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)}`;

/** Undefined where a reason was kept. */
export const lineOf = (
  { read, cell, placeOf, assumed }: RowFields<Field>,
  { now }: { readonly now: string },
): ReadLine | undefined => {
  refuseSample(cell('source'));
  const optional = <T>(field: Field, reading: (cell: Cell) => T): T | undefined =>
    isNothing(cell(field)) ? undefined : read(field, reading);
  const title = read('title', (one) => readText(one, 1, TITLE_MOST));
  const docNo = optional('docNo', (one) => readText(one, 1, NAME_MOST)) ?? '';
  const issuer = read('issuer', (one) => readText(one, 1, NAME_MOST));
  const kind = read('kind', (one) => oneOf(one, KIND_NAMES));
  const place = read('place', (one) => {
    if (['全国', '国家'].includes(plainText(one))) return { areaId: NATIONWIDE_ID, depth: 0 as const };
    const { areaId, cityId } = placeOf(one);
    return cityId === null ? { areaId, depth: 1 as const } : { areaId: cityId, depth: 2 as const };
  });
  const publishedOn = read('publishedOn', readDay);
  const hasForce = !kind || !WITHOUT_FORCE.includes(kind);
  const effectiveOn = (hasForce ? read : optional)('effectiveOn', (one) =>
    /^自?(?:发布|印发|公布)之日起?/.test(plainText(one)) ? publishedOn : readDay(one),
  );
  const level = optional('level', (one) => oneOf(one, LEVEL_NAMES)) ?? LEVELS[place?.depth ?? 0];
  const trade = optional('trade', (one) => readText(one, 1, NAME_MOST)) ?? '';
  const impacts = optional('impacts', impactsOf) ?? [];
  const replaces = optional('replaces', namesOf) ?? [];
  const amends = optional('amends', namesOf) ?? [];
  const chapter = optional('chapter', (one) => readText(one, 1, TITLE_MOST)) ?? '';
  const number = optional('number', (one) => readText(one, 1, NAME_MOST));
  const body = optional('body', (one) => readText(one, 1, BODY_MOST));
  if (body === undefined && (number !== undefined || chapter !== '')) throw new Unclear('条文没有填');
  if (!title || !issuer || !kind || !place || !publishedOn || (hasForce && !effectiveOn)) return undefined;
  if (!hasForce && replaces.length + amends.length > 0)
    throw new Unclear(`${kind}没有施行日期，不替代也不修改别的文件`);
  if (publishedOn > dayAt(now)) throw new Unclear(`发布日期 ${publishedOn} 还没有到`);
  if (effectiveOn && effectiveOn < publishedOn)
    throw new Unclear(`施行日期 ${effectiveOn} 早于发布日期 ${publishedOn}`);
  const words = assumed.map(([label, value]) => `${label} ${value}`).join('；');
  const notes = [
    words && `导入时假定：${words}`,
    !hasForce && effectiveOn && `来文写有施行日期 ${effectiveOn}，${kind}不施行`,
  ];
  return {
    policy: {
      id: idOf([title, docNo, issuer, publishedOn]),
      title,
      docNo,
      issuer,
      level,
      kind,
      trade,
      publishedOn,
      effectiveOn: hasForce && effectiveOn ? effectiveOn : null,
      impacts,
      areaId: place.areaId,
      textNote: notes.filter(Boolean).join('；'),
    },
    replaces,
    amends,
    clauses:
      body === undefined ? [] : number === undefined ? clausesIn(body, chapter) : [{ chapter, number, body }],
  };
};
