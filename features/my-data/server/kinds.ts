import type { SectionCode } from '#src/kernel/fact-sections';
import type { Kind } from '../contract';

/** No section that the portal has is without a kind. */
const kinds: Readonly<Record<SectionCode, Kind>> = {
  '10': 'page',
  '11': 'login',
  '12': 'rights',
  '20': 'search',
  '21': 'section',
  '22': 'section',
  '23': 'section',
  '24': 'section',
  '25': 'section',
  '26': 'section',
  '27': 'section',
  '28': 'section',
  '29': 'section',
  '30': 'mark',
  '31': 'sourcing',
  '40': 'activity',
  '50': 'guide',
  '60': 'overlay',
  '90': 'technical',
  '99': 'technical',
};
const sections: Readonly<Record<string, Kind>> = kinds;

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
