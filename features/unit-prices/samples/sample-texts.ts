import type { Edition } from '../contract';
import type { BillItem, BillText, NormKind, ResourceKind } from '../server/unit-price';
import { RESOURCES, type ResourceName } from '#infra/server/sample/prices/resources';
import type { SampleItem } from '#infra/server/sample/prices/sample-item';

/** One object for each thing, so that whoever stores them tells them apart without reading them. */
const memo = <T>() => {
  const kept = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    return made;
  };
};

const items = memo<BillItem>();
const texts = memo<BillText>();
const resources = memo<ResourceKind>();
const norms = memo<NormKind>();

const itemOf = ({ code, name, unit, workContent, rule }: SampleItem, edition: Edition): BillItem =>
  items(`${code} ${edition}`, () => ({ code, edition, unit, name, workContent, rule }));

/** A choice among the values of each feature, as one number: the first feature changes fastest. */
export const combinationsOf = ({ features }: SampleItem): number =>
  Object.values(features).reduce((product, values) => product * values.length, 1);

const featuresOf = ({ features }: SampleItem, combination: number): BillText['features'] => {
  let left = combination;
  return Object.entries(features).map(([key, values]) => {
    const value = values[left % values.length] ?? '';
    left = Math.floor(left / values.length);
    return { key, value };
  });
};

export const textOf = (item: SampleItem, edition: Edition, combination: number): BillText =>
  texts(`${item.code} ${edition} ${combination}`, () => {
    const features = featuresOf(item, combination);
    return {
      item: itemOf(item, edition),
      name: item.name,
      features,
      featureText: features.map(({ key, value }, index) => `${index + 1}. ${key}：${value}`).join('\n'),
    };
  });

const filled = (spec: string, { features }: BillText): string =>
  spec
    .replace(/\{([^}]*)\}/g, (_, key: string) => features.find((feature) => feature.key === key)?.value ?? '')
    .trim();

const kindOf = (resource: ResourceName, text: BillText): ResourceKind => {
  const { category, code, name, spec, unit } = RESOURCES[resource];
  const own = { name: filled(name, text), spec: filled(spec, text) };
  return resources(JSON.stringify([code, own]), () => ({ category, code, ...own, unit }));
};

const kindsOfTexts = new WeakMap<BillText, ReadonlyMap<ResourceName, ResourceKind>>();
/** The resources of a text, each with its own spec: 商品混凝土 C30 泵送. */
export const resourcesOf = (item: SampleItem, text: BillText): ReadonlyMap<ResourceName, ResourceKind> => {
  const known = kindsOfTexts.get(text);
  if (known) return known;
  const names = item.norms.flatMap((each) => each.resources.map(([name]) => name));
  const made = new Map(names.map((name) => [name, kindOf(name, text)]));
  kindsOfTexts.set(text, made);
  return made;
};

/** Sample norms begin with YL, so that nobody takes them for those of a real norm book. */
export const normOf = (item: SampleItem, place: number): NormKind => {
  const { name = '', unit = '' } = item.norms[place] ?? {};
  const code = `YL${item.code.slice(1, 4)}-${item.code.slice(4)}-${place + 1}`;
  return norms(code, () => ({ code, name, unit }));
};
