import { MEASURES } from './other-parts';
import { plainKey } from './plain-text';
import {
  recogniserOf,
  STANDINGS,
  type DecidingCharacteristic,
  type FeatureContext,
  type Recogniser,
  type Standing,
} from './recognisers';
import { Keys, segmentsOf, type Described, type Segment } from './segments';

/** Goes up when the same rules read other values out of the same texts. */
export const READER_VERSION = 3;

export interface Characteristic {
  readonly name: string;
  readonly value: string;
}

interface Reader extends Recogniser {
  readonly rule: DecidingCharacteristic;
  readonly keys: readonly string[];
}

interface Family {
  readonly readers: readonly Reader[];
  readonly keys: Keys;
}

const familyOf = (rules: readonly DecidingCharacteristic[]): Family => ({
  readers: rules.map((rule) => ({ rule, keys: rule.keys.map(plainKey), ...recogniserOf(rule) })),
  keys: new Keys([...new Set(rules.flatMap(({ keys }) => keys))]),
});

interface Divided {
  readonly segments: readonly Segment[];
  /** Of the item. */
  readonly name: string;
  readonly whole: string;
  readonly isKnown: (key: string) => boolean;
}

/** What stands under keys of the rule comes in the order of its keys, whatever the order of the text. */
const placesFor = (
  { keys: own, reads }: Reader,
  { segments, name, whole, isKnown }: Divided,
): readonly FeatureContext[] => {
  const at = (standing: Standing, key: string, text: string): FeatureContext => ({
    standing,
    key,
    text,
    name,
    whole,
  });
  const mine = own.flatMap((key) => segments.filter((segment) => segment.key === key));
  const places = segments
    .filter(({ key }) => !own.includes(key))
    .flatMap(({ key, value }) => {
      if (key === '' || own.length === 0) return [at('free', key, value)];
      if (!isKnown(key) && !MEASURES.test(key)) return [at('open', key, value)];
      const end = /[\s,;。]|$/.exec(value)?.index ?? value.length;
      return [at('behind', key, value.slice(end)), at('other', key, `${key}:${value}`)];
    });
  return [
    ...mine.map(({ key, value }) => at('own', key, value)),
    ...STANDINGS.flatMap((standing) => places.filter((place) => place.standing === standing)),
  ].filter(({ standing }) => reads.includes(standing));
};

const readAll = ({ readers, keys }: Family, text: Described): readonly Characteristic[] => {
  const segments = segmentsOf(text, keys);
  const divided: Divided = {
    segments,
    name: text.name,
    whole: segments.map(({ key, value }) => `${key}:${value}`).join(';'),
    isKnown: (key) => keys.isKnown(key),
  };
  const values = new Map<string, string | undefined>();
  for (const reader of readers) {
    const { name } = reader.rule;
    if (values.get(name) !== undefined) continue;
    let value: string | undefined;
    for (const place of placesFor(reader, divided)) {
      value = reader.recognise(place);
      if (value !== undefined) break;
    }
    values.set(name, value);
  }
  return [...values].map(([name, value]) => ({
    name,
    value: value ?? readers.find(({ rule }) => rule.name === name)?.rule.absent ?? '',
  }));
};

/** Reads what decides the price of an item from its text, by the rules for the longest beginning of its code. */
export const characteristicsReader = (
  table: readonly DecidingCharacteristic[],
): ((code: string, text: Described) => readonly Characteristic[]) => {
  const families = new Map(
    [...new Set(table.map(({ prefix }) => prefix))].map(
      (prefix) => [prefix, familyOf(table.filter((rule) => rule.prefix === prefix))] as const,
    ),
  );
  return (code, text) => {
    for (let length = code.length; length > 0; length -= 1) {
      const family = families.get(code.slice(0, length));
      if (family) return readAll(family, text);
    }
    return [];
  };
};
