import type { ClientBase } from 'pg';
import { copyRows, type Columns } from '#infra/server/postgres/copy-rows';

export interface NewItem {
  readonly code: string;
  readonly name: string;
  readonly feature: string;
  readonly unit: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
  readonly labor: number | null;
  readonly material: number | null;
  readonly machine: number | null;
  readonly management: number | null;
  readonly profit: number | null;
}

const columns: Columns = {
  bid_node_id: 'text',
  seq: 'int',
  code: 'text',
  name: 'text',
  feature: 'text',
  unit: 'text',
  quantity: 'numeric',
  unit_price: 'numeric',
  amount: 'numeric',
  labor: 'numeric',
  material: 'numeric',
  machine: 'numeric',
  management: 'numeric',
  profit: 'numeric',
};

/** Opens the items of projects that have none. Call it in the transaction that stores the projects. */
export const saveItems = (
  client: ClientBase,
  projects: readonly { readonly bidNodeId: string; readonly items: readonly NewItem[] }[],
): Promise<void> =>
  copyRows(
    client,
    'new_item',
    columns,
    projects.flatMap(({ bidNodeId, items }) =>
      items.map((item, seq) => [
        bidNodeId,
        seq,
        item.code,
        item.name,
        item.feature,
        item.unit,
        item.quantity,
        item.unitPrice,
        item.amount,
        item.labor,
        item.material,
        item.machine,
        item.management,
        item.profit,
      ]),
    ),
  );
