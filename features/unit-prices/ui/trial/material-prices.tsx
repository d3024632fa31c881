import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { price as priceText } from '#src/contract/fields';
import { classes } from '#src/ui/classes';
import { DataTable, type Column } from '#src/ui/data-table.tsx';
import { formatNumber } from '#src/ui/format';
import type { Resource } from '../../contract-detail';
import type { SchemeTerms } from '../../contract-schemes';
import type { PricedRecord } from '../../price-under-scheme';
import { mainMaterials, withPrice } from '../../trial';
import * as styles from '../unit.module.css';

interface PriceFieldProps {
  readonly id: string;
  readonly label: string;
  /** 元 */
  readonly value: number | undefined;
  readonly own: number;
  readonly onChange: (price: number | undefined) => void;
}

const problemOf = (text: string): string | undefined =>
  z.safeParse(priceText, text).error?.issues[0]?.message;
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Empty gives the record's own price back. */
const PriceField = ({ id, label, value, own, onChange }: PriceFieldProps) => {
  const [draft, setDraft] = useState(textOf(value));
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    setDraft(textOf(value));
  }
  const problem = problemOf(draft);
  const problemId = useId();
  const type = (text: string) => {
    setDraft(text);
    if (problemOf(text) !== undefined) return;
    const price = text.trim();
    const given = price === '' ? undefined : Number(price);
    setLast(given);
    onChange(given);
  };
  return (
    <>
      <input
        id={id}
        className={classes('input', styles.priceField)}
        inputMode="decimal"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        placeholder={own.toFixed(2)}
        value={draft}
        onChange={({ target }) => type(target.value)}
      />
      <small className={classes('muted bad', styles.issue)} id={problemId} role="status">
        {problem}
      </small>
    </>
  );
};

export interface MaterialPricesProps {
  readonly record: PricedRecord;
  readonly resources: readonly Resource[];
  readonly terms: SchemeTerms;
  readonly onChange: (terms: SchemeTerms) => void;
}

type Material = ReturnType<typeof mainMaterials>[number];

interface OwnPriceProps extends Pick<MaterialPricesProps, 'terms' | 'onChange'> {
  readonly material: Material;
}
const OwnPrice = ({ material: { resource, pretaxPrice }, terms, onChange }: OwnPriceProps) => (
  <PriceField
    id={useId()}
    label={`${resource.name} ${resource.spec} 换价`}
    value={terms.materialPrices.find(({ key }) => key === resource.key)?.price}
    own={pretaxPrice}
    onChange={(price) => onChange(withPrice(terms, resource, price))}
  />
);

const columnsOf = ({
  record,
  ...trial
}: Omit<MaterialPricesProps, 'resources'>): readonly Column<Material>[] => [
  {
    key: 'name',
    title: '材料',
    cell: ({ resource: { name, spec, unit } }) => (
      <>
        {name} <small className={styles.spec}>{`${spec} ${unit}`.trim()}</small>
      </>
    ),
  },
  {
    key: 'price',
    title: '原价 元（除税）',
    numeric: true,
    cell: ({ resource, pretaxPrice }) => (
      <>
        {formatNumber(pretaxPrice, 2)}
        {record.taxBasis === '含税' && (
          <small className={styles.spec}> 含税 {formatNumber(resource.price, 2)}</small>
        )}
      </>
    ),
  },
  {
    key: 'own',
    title: '换价 元（除税）',
    numeric: true,
    cell: (material) => <OwnPrice material={material} {...trial} />,
  },
];

/** Prices of the materials that weigh most, to be swapped for the reader's own. */
export const MaterialPrices = ({ record, resources, terms, onChange }: MaterialPricesProps) => {
  const materials = mainMaterials(resources, record);
  if (materials.length === 0) return <p className="muted">这条单价没有材料可换价。</p>;
  return (
    <DataTable
      caption="主要材料换价"
      columns={columnsOf({ record, terms, onChange })}
      rows={materials}
      rowKey={({ resource }) => resource.key}
    />
  );
};
