import type { Kind } from '../contract';

/** The first two digits of a code name its section; 21 to 29 are the sections of data. */
const sections: Readonly<Record<string, Kind>> = {
  '10': 'page',
  '11': 'login',
  '12': 'rights',
  '20': 'search',
  ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(21 + index), 'section' as const])),
  '30': 'mark',
  '40': 'activity',
  '50': 'guide',
  '60': 'overlay',
  '90': 'technical',
  '99': 'technical',
};

export const kindOf = (fncode: string): Kind => sections[fncode.slice(0, 2)] ?? 'other';

export interface Prefixes {
  readonly prefixes: readonly string[];
  /** The codes of all other prefixes are meant. */
  readonly isExcluding: boolean;
}

export const prefixesOf = (kind: Kind): Prefixes =>
  kind === 'other'
    ? { prefixes: Object.keys(sections), isExcluding: true }
    : { prefixes: Object.keys(sections).filter((prefix) => sections[prefix] === kind), isExcluding: false };
