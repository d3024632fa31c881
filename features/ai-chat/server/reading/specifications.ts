const SPECIFICATION_KINDS = [
  'section',
  'steel',
  'cement',
  'concrete',
  'mortar',
  'masonry',
  'diameter',
  'model',
  'conductor',
  'thickness',
  'imperviousness',
] as const;
type Kind = (typeof SPECIFICATION_KINDS)[number];

/** What one thing of a name is told from another by, and priced by: C40, 4×240+1×120, Φ10. */
export interface Specification {
  readonly kind: Kind;
  /** As answers write it. */
  readonly text: string;
}

type Groups = readonly (string | undefined)[];
interface Reader {
  readonly pattern: RegExp;
  readonly read: (groups: Groups, whole: string) => readonly Specification[];
  /** Without it in the text the signs mean something else. */
  readonly beside?: RegExp;
}

const one = (kind: Kind, text: string): readonly Specification[] => [{ kind, text }];
const upper = (text = ''): string => text.toUpperCase();
const GRADES: Readonly<Record<string, string>> = {
  一级: 'HPB300',
  二级: 'HRB335',
  三级: 'HRB400',
  四级: 'HRB500',
};
const MILLIMETRES: Readonly<Record<string, number>> = { cm: 10, 厘米: 10, 公分: 10 };
const millimetres = (size: string, unit = 'mm'): string =>
  `${Number((Number(size) * (MILLIMETRES[unit] ?? 1)).toFixed(2))} mm`;

/** Whoever reads first takes the signs from those behind. */
const READERS: readonly Reader[] = [
  {
    pattern:
      /\d+(?:\.\d+)?(?:\s*[×x*]\s*\d+(?:\.\d+)?)+(?:\s*\+\s*\d+\s*[×x*]\s*\d+(?:\.\d+)?)*(?:\s*(?:mm2?|平方))?/gi,
    read: (_, whole) => one('section', whole.replace(/\s|mm2?|平方/gi, '').replace(/[x*]/gi, '×')),
  },
  {
    pattern: /(HPB|HRBF|HRB|CRB|RRB)\s*(\d{3})\s*(E)?/gi,
    read: ([, family, strength = '', seismic]) =>
      one('steel', `${upper(family)}${strength}${upper(seismic)}`),
  },
  {
    pattern: /([一二三四]级)(?:螺纹)?钢/g,
    read: ([, grade = '']) => one('steel', GRADES[grade] ?? grade),
  },
  {
    pattern: /(?<![A-Z])Q(235|345|355|390|420)([A-E])?(?![A-Z\d])/gi,
    read: ([, strength = '', quality]) => one('steel', `Q${strength}${upper(quality)}`),
  },
  {
    pattern:
      /(?:(?<![A-Z])P\s*(?:[·.-]\s*)?(O|C|S|F|P|II|I)\s*(?:[·-]\s*)?)?(?<![\d.])([3456]2)\.5(R)?(?!\d)/gi,
    read: ([, kind, strength = '', early]) =>
      one('cement', `${kind ? `P·${upper(kind)} ` : ''}${strength}.5${upper(early)}`),
  },
  {
    pattern: /(?<!\d)([345]2)5(?=[#号]?\s*(?:普通)?(?:硅酸盐)?水泥)[#号]?/g,
    read: ([, strength = '']) => one('cement', `${strength}.5`),
  },
  {
    pattern: /(?<![A-Z\d])C\s?(1[05]|[2-9][05])(?!\d)/gi,
    read: ([, strength = '']) => one('concrete', `C${strength}`),
  },
  {
    pattern: /(?<![A-Za-z\d])(?:D[MPS]\s*(?:-\s*)?M?|Mb|M)(2\.5|5|7\.5|10|15|20|25|30)(?![\d.])/g,
    read: ([, strength = '']) => one('mortar', `M${strength}`),
  },
  {
    pattern: /(?<![A-Z\d])(MU\d+(?:\.\d)?|A(?:2\.5|3\.5|5(?:\.0)?|7\.5)|B0[3-8])(?![\d.])/gi,
    read: ([, grade = '']) => one('masonry', upper(grade) === 'A5' ? 'A5.0' : upper(grade)),
  },
  {
    pattern: /(?:[Φφϕ⌀∅Øø]|直径为?)\s*(\d+(?:\.\d+)?)(?:\s*(?:mm|毫米))?/g,
    read: ([, size = '']) => one('diameter', `Φ${size}`),
  },
  {
    pattern: /(?<![A-Z])(?:DN|De)\s*(\d+)(?:\s*mm)?/gi,
    read: ([, size = '']) => one('diameter', `DN${size}`),
  },
  {
    pattern:
      /(?<![A-Z])((?:(?:WDZ[A-DN]*|NH|Z[A-DR]N?)-?)?)(YJV22|YJV23|YJLV22|YJLV|YJV|YJY23|YJY|VLV|VV22|VV|KVV|BTTZ|BTLY|BVR|BVV|BV|BLV|BYJR?|RVVP?|RVS)(?:(?=[^A-Z\d]|$)|\s*(?:-\s*)?(?=\d))(?:\s*(?:-\s*)?(\d+(?:\.\d+)?)(?!\s*[×x*\d./]))?/gi,
    read: ([, coat = '', model, size]) => [
      { kind: 'model', text: `${coat ? `${upper(coat).replace(/-$/, '')}-` : ''}${upper(model)}` },
      ...(size === undefined ? [] : one('conductor', `${size} mm²`)),
    ],
  },
  {
    pattern: /(\d+(?:\.\d+)?)\s*(?:mm2|平方毫米|平方(?!米))/gi,
    read: ([, size = '']) => one('conductor', `${size} mm²`),
    beside: /线|缆|[BYV]V/i,
  },
  {
    pattern: /(\d+(?:\.\d+)?)\s*(mm|毫米|cm|厘米|公分)(?![23])\s*厚?/gi,
    read: ([, size = '', unit]) => one('thickness', millimetres(size, unit?.toLowerCase())),
  },
  {
    pattern: /厚度?为?\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*厚/g,
    read: ([, after, before]) => one('thickness', millimetres(after ?? before ?? '')),
  },
  {
    pattern: /(?<!\d)(120|180|240|370|490)(?=砖?墙)/g,
    read: ([, size = '']) => one('thickness', millimetres(size)),
  },
  {
    pattern: /(?<![A-Z\d])P(6|8|10|12)(?![\d.])/gi,
    read: ([, grade = '']) => one('imperviousness', `P${grade}`),
    beside: /抗渗|(?<![A-Z\d])C\s?\d0|砼|混凝土/i,
  },
];

interface Read {
  readonly specifications: readonly Specification[];
  readonly rest: string;
}

const readIn = (text: string): Read => {
  let rest = text.normalize('NFKC');
  const found: Specification[] = [];
  for (const { pattern, read, beside } of READERS) {
    if (beside && !beside.test(text)) continue;
    rest = rest.replace(pattern, (whole: string, ...groups: (string | undefined)[]) => {
      found.push(...read([whole, ...groups], whole));
      return ' ';
    });
  }
  return { specifications: found, rest: rest.replace(/\s+/g, ' ').trim() };
};

export const specificationsIn = (text: string): readonly Specification[] => readIn(text).specifications;

/** What is specified: 电缆 of 电缆 YJV 5×10. */
export const withoutSpecifications = (text: string): string => readIn(text).rest;

const numbersOf = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Sizes that a name gives from and to: Φ12–25, Φ10 以内, DN25–DN100. */
const spansIn = (title: string, mark: string): readonly (readonly [from: number, to: number])[] => {
  const plain = title.normalize('NFKC').replace(/[φϕ⌀∅Øø]|直径\s*/g, 'Φ');
  const spans = [
    ...plain.matchAll(new RegExp(`${mark}\\s*(\\d+)\\s*[–~—-]\\s*(?:${mark})?\\s*(\\d+)`, 'gi')),
  ];
  const within = [...plain.matchAll(new RegExp(`${mark}\\s*(\\d+)\\s*(?:mm)?\\s*以[内下]`, 'gi'))];
  const beyond = [...plain.matchAll(new RegExp(`${mark}\\s*(\\d+)\\s*(?:mm)?\\s*以[上外]`, 'gi'))];
  return [
    ...spans.map(([, from, to]) => [Number(from), Number(to)] as const),
    ...within.map(([, to]) => [0, Number(to)] as const),
    ...beyond.map(([, from]) => [Number(from), Infinity] as const),
  ];
};

const isSame = (title: string, { kind, text }: Specification, own: Specification): boolean => {
  // The first conductor of a section is what a cable is called by: 240 of 4×240+1×120.
  if (kind === 'conductor' && own.kind === 'section') return numbersOf(own.text)[1] === numbersOf(text)[0];
  if (own.kind !== kind) return false;
  if (kind === 'diameter') {
    const mark = text.startsWith('DN') ? '(?:DN|De)' : 'Φ';
    const spans = spansIn(title, mark);
    const [size = 0] = numbersOf(text);
    if (spans.length > 0) return spans.some(([from, to]) => size >= from && size <= to);
  }
  // Less may be asked than a name says: HRB400 of HRB400E, 42.5 of P·O 42.5, YJY of WDZ-YJY.
  if (kind === 'steel') return own.text === text || (/\d$/.test(text) && own.text.slice(0, -1) === text);
  if (kind === 'cement') return own.text === text || own.text.endsWith(` ${text}`);
  if (kind === 'model') return own.text === text || own.text.endsWith(`-${text}`);
  return own.text === text;
};

/** What is asked for and this name does not hold. */
const unmet = (title: string, asked: readonly Specification[]): readonly Specification[] => {
  const own = specificationsIn(title);
  return asked.filter((each) => !own.some((known) => isSame(title, each, known)));
};

export const meets = (title: string, asked: readonly Specification[]): boolean =>
  unmet(title, asked).length === 0;

/** How far a name is from what is asked for: what it lacks before how much its sizes differ. */
export const farFrom = (title: string, asked: readonly Specification[]): number => {
  const own = specificationsIn(title);
  return unmet(title, asked).reduce((sum, { kind, text }) => {
    const known = own.find((each) => each.kind === kind);
    if (!known) return sum + 2;
    const [wanted, there] = [numbersOf(text), numbersOf(known.text)].map((all) =>
      all.reduce((product, size) => product * size, 1),
    );
    return sum + 1 - 1 / (1 + Math.abs(Math.log((there || 1) / (wanted || 1))));
  }, 0);
};

/** C40、5×10 */
export const specificationWords = (all: readonly Specification[]): string =>
  [...new Set(all.map(({ text }) => text))].join('、');

export type Apart = readonly (readonly Specification[])[];

/** C35 and C30 are two things, HRB400 and Φ16 one. */
export const apart = (all: readonly Specification[]): Apart => {
  const kinds = new Set(all.map(({ kind }) => kind));
  const texts = new Set(all.map(({ text }) => text));
  return kinds.size === 1 && texts.size > 1 && all.length === texts.size ? all.map((each) => [each]) : [all];
};
