import type { UnitPriceRow } from '../../contract';

const MOST = 30;
/** `1.`, `2、`, `(3)` at the beginning of a line or after a blank. */
const NUMBERED = /(?:^|\s)[（(]?\d{1,2}[.、)）](?!\d)\s*/g;

/** `1.混凝土种类:商品混凝土 2.强度等级:C30` → two features; what has no colon is a feature without name. */
export const readFeatures = (text: string): UnitPriceRow['features'] =>
  text
    .replace(NUMBERED, '\n')
    .split(/[\n;；]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST)
    .map((line) => {
      const [, key = '', value = line] = /^([^:：]{1,30})[:：]\s*(\S.*)$/s.exec(line) ?? [];
      return { key: key.trim(), value };
    });
