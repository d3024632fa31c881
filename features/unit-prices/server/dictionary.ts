import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { eachInTurns, mapInTurns } from '#infra/server/in-turns';
import { folded, searchTokens } from '#infra/server/search/search-tokens';
import type { Provenance } from '#src/contract/provenance';
import { characteristicsReader } from './groups/read-characteristics';
import { readCharacteristicTable } from './groups/stored-characteristics';
import type { BillItem, BillText, NormKind, ResourceKind, UnitPrice } from './unit-price';

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The numbers of things that stand in a table once: known ones are remembered, new ones are stored. */
class Numbers<T extends object> {
  private readonly byThing = new WeakMap<T, number>();
  private readonly byKey = new Map<string, number>();

  constructor(
    private readonly keyOf: (thing: T) => string,
    /** Stores what is new and answers the number of each thing, in their order. */
    private readonly store: (client: ClientBase, things: readonly T[]) => Promise<readonly number[]>,
  ) {}

  async learn(client: ClientBase, things: Iterable<T>): Promise<void> {
    const unknown = new Map<string, T>();
    await eachInTurns(new Set(things), (thing) => {
      if (this.byThing.has(thing)) return;
      const key = this.keyOf(thing);
      const known = this.byKey.get(key);
      if (known === undefined) unknown.set(key, thing);
      else this.byThing.set(thing, known);
    });
    const numbers = unknown.size > 0 ? await this.store(client, [...unknown.values()]) : [];
    [...unknown].forEach(([key, thing], index) => {
      const number = numbers[index];
      if (number === undefined) throw new Error('a stored thing has no number');
      this.byKey.set(key, number);
      this.byThing.set(thing, number);
    });
  }

  has(thing: T): boolean {
    return this.byThing.has(thing);
  }

  of(thing: T): number {
    const number = this.byThing.get(thing) ?? this.byKey.get(this.keyOf(thing));
    if (number === undefined) throw new Error('learn a thing before asking for its number');
    this.byThing.set(thing, number);
    return number;
  }
}

/** Rows are told apart by `key`, columns with a unique index together. */
const storing =
  <T>(
    table: string,
    columns: Readonly<Record<string, readonly [type: string, of: (thing: T) => string | number]>>,
    key: readonly string[],
  ) =>
  async (client: ClientBase, things: readonly T[]): Promise<readonly number[]> => {
    const names = Object.keys(columns);
    const given = `unnest(${names.map((_, index) => `$${index + 1}::text[]`).join(', ')}) with ordinality as given (${names.join(', ')}, place)`;
    const cast = (name: string) =>
      columns[name]?.[0] === 'tokens'
        ? `array_to_tsvector(string_to_array(given.${name}, ' '))`
        : `given.${name}::${columns[name]?.[0]}`;
    const values: string[][] = [];
    for (const name of names)
      values.push(await mapInTurns(things, (thing) => String(columns[name]?.[1](thing))));
    await client.query(
      `insert into ${table} (${names.join(', ')}) select ${names.map(cast).join(', ')} from ${given}
       order by place on conflict do nothing`,
      values,
    );
    const same = key.map((name) => `kept.${name} = ${cast(name)}`).join(' and ');
    const { rows } = await client.query<{ id: number }>(
      `select kept.id from ${given} join ${table} kept on ${same} order by given.place`,
      values,
    );
    return rows.map(({ id }) => id);
  };

const textDigest = ({ item, name, features, featureText }: BillText): string =>
  digestOf([item.code, item.edition, item.unit, name, features, featureText]);

interface Group {
  readonly item: BillItem;
  /** JSON */
  readonly characteristics: string;
}

/** Numbers of items, groups, texts, norms, resources and origins; one for each loading, for a rollback makes it wrong. */
export const openDictionary = () => {
  let reader: ReturnType<typeof characteristicsReader> | undefined;
  const items = new Numbers<BillItem>(
    ({ code, edition, unit }) => `${code} ${edition} ${unit}`,
    storing<BillItem>(
      'bill_item',
      {
        code: ['text', ({ code }) => code],
        edition: ['text', ({ edition }) => edition],
        unit: ['text', ({ unit }) => unit],
        name: ['text', ({ name }) => name],
        work_content: ['text', ({ workContent }) => workContent],
        rule: ['text', ({ rule }) => rule],
      },
      ['code', 'edition', 'unit'],
    ),
  );
  const groups = new Numbers<Group>(
    ({ item, characteristics }) => `${items.of(item)} ${characteristics}`,
    storing<Group>(
      'bill_group',
      {
        item_id: ['int', ({ item }) => items.of(item)],
        characteristics: ['jsonb', ({ characteristics }) => characteristics],
      },
      ['item_id', 'characteristics'],
    ),
  );
  const groupOf = (text: BillText): Group => ({
    item: text.item,
    characteristics: JSON.stringify(reader?.(text.item.code, text) ?? []),
  });
  /** Reading a long text takes a while: once, before it is stored. */
  const read = new WeakMap<BillText, Group>();
  const texts = new Numbers<BillText>(
    textDigest,
    storing<BillText>(
      'bill_text',
      {
        item_id: ['int', ({ item }) => items.of(item)],
        group_id: ['int', (text) => groups.of(read.get(text) ?? groupOf(text))],
        name: ['text', ({ name }) => name],
        features: ['jsonb', ({ features }) => JSON.stringify(features)],
        feature_text: ['text', ({ featureText }) => featureText],
        digest: ['text', textDigest],
        folded: ['text', ({ name }) => folded(name)],
        tokens: [
          'tokens',
          ({ item, name, featureText }) => searchTokens(`${name} ${item.code} ${featureText}`).join(' '),
        ],
      },
      ['digest'],
    ),
  );
  const norms = new Numbers<NormKind>(
    ({ code, name, unit }) => JSON.stringify([code, name, unit]),
    storing<NormKind>(
      'bill_norm',
      {
        code: ['text', ({ code }) => code],
        name: ['text', ({ name }) => name],
        unit: ['text', ({ unit }) => unit],
      },
      ['code', 'name', 'unit'],
    ),
  );
  const resources = new Numbers<ResourceKind>(
    ({ category, code, name, spec, unit }) => JSON.stringify([category, code, name, spec, unit]),
    storing<ResourceKind>(
      'bill_resource',
      {
        category: ['text', ({ category }) => category],
        code: ['text', ({ code }) => code],
        name: ['text', ({ name }) => name],
        spec: ['text', ({ spec }) => spec],
        unit: ['text', ({ unit }) => unit],
      },
      ['category', 'code', 'name', 'spec', 'unit'],
    ),
  );
  const origins = new Numbers<Provenance>(
    digestOf,
    storing<Provenance>(
      'unit_price_origin',
      { digest: ['text', digestOf], provenance: ['jsonb', (provenance) => JSON.stringify(provenance)] },
      ['digest'],
    ),
  );

  const learn = async (client: ClientBase, records: readonly UnitPrice[]): Promise<void> => {
    const compositions = records.flatMap(({ composition }) => composition ?? []);
    await items.learn(
      client,
      records.map(({ text }) => text.item),
    );
    reader ??= characteristicsReader((await readCharacteristicTable(client)).rules);
    const unknown = [...new Set(records.map(({ text }) => text))].filter((text) => !texts.has(text));
    const found = await mapInTurns(unknown, (text) => {
      const group = groupOf(text);
      read.set(text, group);
      return group;
    });
    await groups.learn(client, found);
    await texts.learn(client, unknown);
    await origins.learn(
      client,
      records.map(({ provenance }) => provenance),
    );
    await norms.learn(
      client,
      compositions.flatMap((composition) => composition.norms.map(({ norm }) => norm)),
    );
    await resources.learn(
      client,
      compositions.flatMap((composition) => composition.resources.map(({ resource }) => resource)),
    );
  };
  return { learn, items, texts, norms, resources, origins };
};
export type Dictionary = ReturnType<typeof openDictionary>;
