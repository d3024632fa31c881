import { useId } from 'react';
import { formatNumber } from '#src/ui/format';
import type { Resource } from '../../contract-detail';
import type { SchemeTerms } from '../../contract-schemes';
import type { PricedRecord } from '../../price-under-scheme';
import { mainMaterials, withPrice } from '../../trial';
import { PriceField } from './price-field';

export interface MaterialPricesProps {
  readonly record: PricedRecord;
  readonly resources: readonly Resource[];
  readonly terms: SchemeTerms;
  readonly onChange: (terms: SchemeTerms) => void;
}

/** Prices of the materials that weigh most, to be swapped for the reader's own. */
export const MaterialPrices = ({ record, resources, terms, onChange }: MaterialPricesProps) => {
  const id = useId();
  const materials = mainMaterials(resources, record);
  if (materials.length === 0) return <p className="band-none">这条单价没有材料可换价。</p>;
  return (
    <table className="data-table unit-materials">
      <caption className="sr-only">主要材料换价</caption>
      <thead>
        <tr>
          <th scope="col">材料</th>
          <th scope="col" className="numeric">
            原价 元（除税）
          </th>
          <th scope="col" className="numeric">
            换价 元（除税）
          </th>
        </tr>
      </thead>
      <tbody>
        {materials.map(({ resource, pretaxPrice }, index) => (
          <tr key={resource.key}>
            <th scope="row">
              {resource.name}{' '}
              <small className="unit-spec">{`${resource.spec} ${resource.unit}`.trim()}</small>
            </th>
            <td className="numeric">
              {formatNumber(pretaxPrice, 2)}
              {record.taxBasis === '含税' && (
                <small className="unit-spec"> 含税 {formatNumber(resource.price, 2)}</small>
              )}
            </td>
            <td className="numeric">
              <PriceField
                id={`${id}-${index}`}
                label={`${resource.name} ${resource.spec} 换价`}
                value={terms.materialPrices.find(({ key }) => key === resource.key)?.price}
                own={pretaxPrice}
                onChange={(price) => onChange(withPrice(terms, resource, price))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
