import type { ClientBase } from 'pg';

const CHANGED = `
  update unit_price_state set components_digest = now.digest
  from component_digest now where components_digest is distinct from now.digest`;

/** SQL: records `before` of which this holds are stamped as they would be if they were stored now. */
export const stampAgain = (holds: string): string => `
  update unit_price u set component_amounts = now.amounts, own_factor = now.factor, travelling = now.travels,
    travelling_series = now.series, usual_shares = now.usual, lacks_shares = now.lacks
  from unit_price before cross join lateral component_amounts_of(before) now
  where u.id = before.id and ${holds}
    and (before.component_amounts, before.own_factor, before.travelling, before.travelling_series, before.usual_shares,
        before.lacks_shares)
      is distinct from (now.amounts, now.factor, now.travels, now.series, now.usual, now.lacks)`;

/** Brings the amounts by component to the series, the factors and the table of materials that travel as they are now. */
export const settleComponents = async (client: ClientBase): Promise<void> => {
  const { rowCount } = await client.query(CHANGED);
  if (rowCount) await client.query(stampAgain('true'));
};
