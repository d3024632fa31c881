import { DIRECT_PARTS, PART_KEYS } from '#features/unit-prices/contract';
import { composeSample } from '#features/unit-prices/samples/compose-sample';
import { SAMPLE_ITEMS } from '#infra/server/sample/prices/items';
import { levelsOf } from '#infra/server/sample/prices/price-levels';
import { combinationsOf, textOf } from '#features/unit-prices/samples/sample-texts';
import {
  sampleUnitPrice,
  sampleUnitPrices,
  type SampleProject,
} from '#features/unit-prices/samples/sample-unit-prices';
import type { UnitPrice } from '#features/unit-prices/server/unit-price';
import { extend, sumMoney } from '#src/costing/money';
import { addsUp, composeUnitPrice } from '#src/costing/unit-price';
import { fc } from '#tests/support/property';

const projects: readonly SampleProject[] = Array.from({ length: 310 }, (_, index) => ({
  id: `sample-${index}`,
  areaId: 2 + (index % 31),
  cityId: null,
  priceDate: index % 7 === 0 ? '2025-09' : `20${21 + (index % 4)}-0${1 + (index % 9)}`,
  taxBasis: index % 3 === 0 ? '除税' : '含税',
  taxRate: index % 20 === 0 ? 0.03 : 0.09,
}));
const numbers = fc.integer({ min: 1, max: 3_000_000 });
const anySample = numbers.map((number) => sampleUnitPrice(number, projects));
const compositionOf = ({ composition }: UnitPrice) => composition!;

describe('[UNIT-001] samples of unit prices', () => {
  it('are the same for the same number, whatever was drawn before', () => {
    const [, , third] = sampleUnitPrices(1, 3, projects);
    expect(sampleUnitPrice(3, projects)).toEqual(third);
    expect([...sampleUnitPrices(500, 20, projects)]).toEqual(
      [...sampleUnitPrices(490, 30, projects)].slice(10),
    );
  });

  it('[CALL-149] parts add up to the price to the fen', () => {
    fc.assert(
      fc.property(anySample, (sample) => {
        const amounts = PART_KEYS.map((part) => compositionOf(sample).parts[part] ?? 0);
        expect(addsUp(amounts, sample.price)).toBe(true);
        expect(sumMoney(amounts)).toBe(sample.price);
      }),
      { numRuns: 1_000 },
    );
  });

  it('[CALL-150] resources of each category add up to its part', () => {
    fc.assert(
      fc.property(anySample, (sample) => {
        const { parts, resources } = compositionOf(sample);
        for (const part of DIRECT_PARTS) {
          const own = resources.filter(({ resource }) => resource.category === part);
          expect(sumMoney(own.map(({ quantity, price }) => extend(quantity, price)))).toBe(parts[part] ?? 0);
          expect(parts[part] === null ? own : []).toEqual([]);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('[CALL-148] norms share the overheads among them, to the fen', () => {
    fc.assert(
      fc.property(anySample, (sample) => {
        const { parts, norms } = compositionOf(sample);
        const { management, profit, risk } = parts;
        expect(sumMoney(norms.map(({ overheads }) => overheads))).toBe(
          sumMoney([management ?? 0, profit ?? 0, risk ?? 0]),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('are what the decimal arithmetic of the portal composes from the same lines', () => {
    fc.assert(
      fc.property(anySample, (sample) => {
        const { parts, resources, ...rates } = compositionOf(sample);
        const linesOf = (...categories: readonly string[]) =>
          resources.filter(({ resource }) => categories.includes(resource.category));
        const composed = composeUnitPrice({
          ...rates,
          labour: linesOf('labour'),
          materials: linesOf('materials', 'mainMaterials', 'equipment'),
          machinery: linesOf('machinery'),
          risk: parts.risk ?? 0,
        });
        expect(composed.total).toBe(sample.price);
        expect(composed.parts).toMatchObject({ management: parts.management, profit: parts.profit });
      }),
      { numRuns: 1_000 },
    );
  });

  it('cost the same material everywhere where it travels, and go with the place where it does not', () => {
    const priceOf = (name: string, areaId: number): number => {
      const near = projects.map((project) => ({
        ...project,
        areaId,
        priceDate: '2025-06',
        taxBasis: '除税' as const,
      }));
      const prices = [...sampleUnitPrices(1, 4_000, near)].flatMap(({ composition }) =>
        composition!.resources.filter(({ resource }) => resource.name === name).map(({ price }) => price),
      );
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(priceOf('螺纹钢筋', 2) / priceOf('螺纹钢筋', 4)).toBeCloseTo(1, 6);
    expect(priceOf('铜芯交联电缆', 2) / priceOf('铜芯交联电缆', 4)).toBeCloseTo(1, 3);
    expect(priceOf('商品混凝土', 2) / priceOf('商品混凝土', 4)).toBeCloseTo(1.18 / 0.94, 2);
  });

  it('have a price and a consumption for every choice of every specification', () => {
    const levels = levelsOf(2, '2024-06');
    for (const item of SAMPLE_ITEMS)
      for (let at = 0; at < combinationsOf(item); at += 1) {
        const text = textOf(item, 'GB50500-2013', at);
        const { composition } = composeSample(() => 0.5, item, { text, levels, tax: 1 });
        expect(composition.resources.every(({ price, quantity }) => price > 0 && quantity > 0)).toBe(true);
      }
  });

  it('have every item, both editions, and no item twice in a project before all others', () => {
    const samples = [...sampleUnitPrices(1, projects.length * 10, projects)];
    expect(new Set(samples.map(({ text }) => text.item.code)).size).toBe(SAMPLE_ITEMS.length);
    expect(new Set(samples.map(({ text }) => text.item.edition))).toEqual(
      new Set(['GB50500-2013', 'GB/T50500-2024']),
    );
    const pairs = samples.map(({ projectId, text }) => `${projectId} ${text.item.code}`);
    expect(new Set(pairs).size).toBe(samples.length);
  });

  it('carry the edition of their month, a provenance of samples and a code of their item', () => {
    for (const sample of sampleUnitPrices(1, 500, projects)) {
      const { edition, code } = sample.text.item;
      expect(edition).toBe(sample.priceDate >= '2025-09' ? 'GB/T50500-2024' : 'GB50500-2013');
      expect(sample.provenance).toMatchObject({
        kind: 'sample',
        codeEdition: edition,
        taxBasis: sample.taxBasis,
        priceDate: sample.priceDate,
      });
      expect(sample.code).toMatch(new RegExp(`^${code}\\d{3}$`));
      expect(sample.createdOn.slice(0, 7)).toBe(sample.priceDate);
    }
  });

  it('need a project to stand in', () => {
    expect(() => sampleUnitPrice(1, [])).toThrow(RangeError);
  });
});
