import * as z from 'zod/mini';
import { defineFilter } from '#src/contract/listing/filter';

/** What projects of one type may have in common, in the order it is told. */
export const LIKENESSES = {
  structure: '同结构',
  height: '同层数档',
  scale: '同规模档',
  city: '同市',
  province: '同省',
  zone: '同大区',
} as const;
export type Likeness = keyof typeof LIKENESSES;

/** Projects of the same type that one project is compared with. */
export interface PeerSet {
  /** What they have in common beside the type. */
  readonly same: readonly Likeness[];
  /** Price dates so far apart at most; null: any. */
  readonly months: number | null;
}

const SIGN = /^(?:(?:structure|height|scale|city|province|zone)_)*(?:any|[1-9]\d{0,2})$/;
const ANY = 'any';

/** structure_height_province_12, as an address carries it. */
export const writePeerSet = ({ same, months }: PeerSet): string => [...same, months ?? ANY].join('_');

/** Of what SIGN lets pass. */
export const readPeerSet = (text: string): PeerSet => {
  const words = text.split('_');
  const last = words.pop();
  return { same: words as Likeness[], months: last === ANY ? null : Number(last) };
};

const words = (text: string): string => {
  const { same, months } = readPeerSet(text);
  const window = months === null ? '不限价格期' : `价格期前后 ${months} 个月`;
  return ['同业态', ...same.map((likeness) => LIKENESSES[likeness]), window].join(' · ');
};

/** The projects behind a figure of one: its peers, exactly as they were compared. */
export const peersFilter = defineFilter({
  name: 'peers',
  label: '同类',
  fields: {
    peersOf: z.optional(z.string().check(z.minLength(1, '缺少工程编号'), z.maxLength(200, '工程编号过长'))),
    peersSet: z.optional(
      z.string().check(z.maxLength(80, '同类范围过长'), z.regex(SIGN, '同类范围的格式不正确')),
    ),
  },
  control: { kind: 'none' },
  words: ({ peersOf, peersSet }) => (peersOf && peersSet ? `一个工程的同类：${words(peersSet)}` : undefined),
});
