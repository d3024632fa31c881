import { plainText } from './plain-text';
import type { Cell } from './table';
import { Unclear } from './unclear';

/** Rows of the table `region`. Names come without 省, 市 and the like. */
export interface RegionRow {
  readonly areaid: number;
  readonly name: string;
  readonly pid: number;
  /** 1 province, 2 city */
  readonly level: number;
}
export interface Placed {
  readonly areaId: number;
  readonly cityId: number | null;
}

const PROVINCE_END = /^(省|市|特别行政区|(维吾尔|壮族|回族)?自治区)/;
const CITY_END = /^(市|州|地区|盟|.{0,8}自治州|$)/;
const DISTRICT = /.(区|县|市|旗|镇|乡|街道)$/;

const rest = (text: string, { name }: RegionRow): string => text.slice(name.length);

const placeInProvince = (
  text: string,
  province: RegionRow,
  cities: readonly RegionRow[],
): Placed | undefined => {
  const own = cities.filter(({ pid }) => pid === province.areaid);
  // 吉林市 is a city of 吉林; 北京市 is the province itself.
  const isItsCity = own.some(({ name }) => name === province.name) && /^(市|州)/.test(rest(text, province));
  if (isItsCity) return undefined;
  const below = rest(text, province).replace(PROVINCE_END, '');
  const city = own.find(({ name }) => below.startsWith(name));
  if (city) return { areaId: province.areaid, cityId: city.areaid };
  // 北京 beside 北京, in columns of province and city.
  if (own.length === 0 && below.startsWith(province.name)) return placeInProvince(below, province, cities);
  return below === '' || DISTRICT.test(below) ? { areaId: province.areaid, cityId: null } : undefined;
};

const placeByCity = (text: string, cities: readonly RegionRow[]): Placed | undefined => {
  const found = cities.filter(
    (city) =>
      text.startsWith(city.name) && (CITY_END.test(rest(text, city)) || DISTRICT.test(rest(text, city))),
  );
  const [city] = found;
  return city && found.length === 1 ? { areaId: city.pid, cityId: city.areaid } : undefined;
};

/** `广东省广州市天河区`, `广东 广州`, `广州`, `重庆市` → the product's regions. A district is not kept. */
export const placeReader = (places: readonly RegionRow[]): ((cell: Cell) => Placed) => {
  const provinces = places.filter(({ level, areaid }) => level === 1 && areaid !== 1);
  const cities = places.filter(({ level }) => level === 2);
  return (cell) => {
    const text = plainText(cell).replace(/[\s/\\,、·|>_-]/g, '');
    const province = provinces.find(({ name }) => text.startsWith(name));
    const placed = (province && placeInProvince(text, province, cities)) ?? placeByCity(text, cities);
    if (!placed) throw new Unclear(`地区“${text.slice(0, 40)}”无法对应到省、市，请写成“广东 广州”的形式`);
    return placed;
  };
};
