import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { DECIDING_CHARACTERISTICS } from './deciding-characteristics';
import { READER_VERSION } from './read-characteristics';
import type { DecidingCharacteristic } from './recognisers';

export interface CharacteristicTable {
  readonly rules: readonly DecidingCharacteristic[];
  readonly digest: string;
}

/** The house's own table, else the one that is shipped. */
export const readCharacteristicTable = async (database: ClientBase | Pool): Promise<CharacteristicTable> => {
  const { rows } = await database.query<DecidingCharacteristic>(
    'select prefix, name, keys, way, rule, classes, absent from deciding_characteristic order by position',
  );
  const rules = rows.length > 0 ? rows : DECIDING_CHARACTERISTICS;
  const told = rules.map(({ prefix, name, keys, way, rule, classes, absent }) => [
    prefix,
    name,
    keys,
    way,
    rule,
    classes,
    absent,
  ]);
  return {
    rules,
    digest: createHash('sha256')
      .update(JSON.stringify([READER_VERSION, told]))
      .digest('base64url'),
  };
};

/** Puts a table in the place of the one there is; an empty one brings the shipped one back. */
export const storeCharacteristics = async (
  client: ClientBase,
  rules: readonly DecidingCharacteristic[],
): Promise<void> => {
  await client.query('delete from deciding_characteristic');
  for (const [position, one] of rules.entries())
    await client.query('insert into deciding_characteristic values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      position,
      one.prefix,
      one.name,
      one.keys,
      one.way,
      one.rule,
      one.classes,
      one.absent,
    ]);
};
