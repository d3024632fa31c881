import { plainText } from './plain-text';
import type { TableRow } from './table';

/** 合 计, 土建小计, 本页合计（元）, 总计： */
const TOTAL = /^[^\d]{0,8}(合计|小计|总计|累计)(\(.*\))?:?$/;

export const isTotal = ({ cells }: TableRow): boolean =>
  cells.some((cell) => typeof cell === 'string' && TOTAL.test(plainText(cell).replaceAll(/\s/g, '')));
