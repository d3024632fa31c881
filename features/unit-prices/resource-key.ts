/** What a resource is known by across records: 商品混凝土 C30 m³. */
export const resourceKey = ({
  name,
  spec,
  unit,
}: {
  readonly name: string;
  readonly spec: string;
  readonly unit: string;
}): string => [name, spec, unit].filter((word) => word !== '').join(' ');
