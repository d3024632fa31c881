import type { BillText } from '../unit-price';
import { halfWidth, plainKey, plainText } from './plain-text';

export type Described = Pick<BillText, 'name' | 'features'>;

/** A part of a text that stands under one key, or under none. */
export interface Segment {
  /** Plain; empty for what has no key. */
  readonly key: string;
  /** What follows the key, plain. */
  readonly value: string;
}

interface Piece {
  readonly key: string;
  readonly value: string;
}

/** A run of signs right before a colon. No digit is part of a key, so that 1:3 has none. */
const BEFORE_COLON = /([^\s:;,。!?\d.~×+<>≤≥=|]{1,24})\s{0,3}:/g;
const NUMBERING = /(?:(?<=^|[\s;,])[(\[]?\d{1,2}[.、)\]]|(?<=\p{Script=Han})(?:[(\[]\d{1,2}|\d{1,2}\.))\s*$/u;
/** 挖土深度(m):3.5 */
const IN_BRACKETS = /^(.*?)[(\[]([^()[\]]*)[)\]]$/;
const LENGTH_UNIT = /^(?:[mck]?m|毫米|厘米|米|公里)$/i;
const DIAMETER_MARK = /^(?:dn|de|Φ)$/i;

const withUnit = (value: string, unit: string): string => {
  if (LENGTH_UNIT.test(unit))
    return value.replace(/^(\s*(?:[<>≤≥]\s*)?[\d.~-]*\d)(?![\d.a-z]|\s*[a-z%米厘毫])/i, `$1${unit}`);
  return DIAMETER_MARK.test(unit) ? value.replace(/^\s*(?=\d)/, unit) : value;
};

/** Where keys of a table stand in a text, with a colon or without one. */
export class Keys {
  private readonly known: ReadonlySet<string>;
  private readonly bare: RegExp | undefined;

  constructor(keys: readonly string[]) {
    this.known = new Set(keys.map(plainKey));
    const words = keys
      .map((key) => halfWidth(key).replace(/[^\p{Script=Han}\w、]/gu, ''))
      .filter((key) => key.length > 1)
      .sort((one, other) => other.length - one.length);
    this.bare =
      words.length === 0
        ? undefined
        : new RegExp(`(?<=^|[\\s,;。、(])(?:${words.join('|')})(?=\\s*[^\\s:])`, 'g');
  }

  /**
   * How many of the last signs of a run before a colon are the key. Where a word goes before, 商品混凝土、强度等级 may end
   * with one.
   */
  lengthIn(run: string, isBegun: boolean): number {
    const whole = run.replace(/^[、)\]（(·-]+/, '');
    if (!isBegun) return whole.length;
    for (let rest = whole; rest !== '';) {
      if (this.known.has(plainKey(rest.replace(IN_BRACKETS, '$1')))) return rest.length;
      const next = /[、)\]]/.exec(rest.slice(0, -1));
      if (!next) break;
      rest = rest.slice(next.index + 1);
    }
    return whole.length;
  }

  /** The key is plain. */
  isKnown(key: string): boolean {
    return this.known.has(key);
  }

  /** 混凝土强度等级C30 抗渗等级P6 */
  withoutColons({ key, value }: Piece): readonly Piece[] {
    if (!this.bare) return [{ key, value }];
    const found = [...value.matchAll(this.bare)];
    return [
      { key, value: value.slice(0, found[0]?.index) },
      ...found.map(({ 0: name, index }, at) => ({
        key: name,
        value: value.slice(index + name.length, found[at + 1]?.index).replace(/^\s*(?:为|是|采用|选用)/, ''),
      })),
    ];
  }
}

/** DN:25 is a mark and its number, SBS:4mm two words. */
const isMark = (run: string): boolean => /^[A-Za-zΦδ]+$/.test(run);

const atColons = (text: string, keys: Keys): readonly Piece[] => {
  const marks = text.replace(/(?<![\p{Script=Han}\w)])([A-Za-zΦδ]{1,9}):/gu, (_, mark: string) =>
    mark.length > 2 ? `${mark} ` : mark,
  );
  const pieces: Piece[] = [];
  let key = '';
  let from = 0;
  for (const { 0: whole, 1: run = '', index } of marks.matchAll(BEFORE_COLON)) {
    if (isMark(run)) continue;
    const before = marks.slice(from, index);
    const isBegun = /^\s*$/.test(before)
      ? from > 0
      : !/[\s;,。]$/.test(before) && !NUMBERING.test(`${before}${run.charAt(0)}`);
    const length = keys.lengthIn(run, isBegun);
    pieces.push({ key, value: marks.slice(from, index + run.length - length).replace(NUMBERING, '') });
    key = run.slice(run.length - length);
    from = index + whole.length;
  }
  pieces.push({ key, value: marks.slice(from) });
  return pieces;
};

const segmentOf = ({ key, value }: Piece): Segment => {
  const [, name = key, unit = ''] = IN_BRACKETS.exec(key) ?? [];
  return {
    key: plainKey(name),
    value: plainText(withUnit(value, unit)).replace(/(?<![、,;。\s])[、,;。\s]+$/, ''),
  };
};

/** The parts of a text, each under the key that stands before it. */
export const segmentsOf = ({ name, features }: Described, keys: Keys): readonly Segment[] =>
  [
    name,
    ...features.map(({ key, value }) =>
      key === '' ? value : `${keys.isKnown(plainKey(key)) ? key.replace(/\s/g, '') : key}:${value}`,
    ),
  ]
    .flatMap((text) => atColons(halfWidth(text), keys))
    .flatMap((piece) => keys.withoutColons(piece))
    .map(segmentOf)
    .filter(({ key, value }) => key !== '' || value !== '');
