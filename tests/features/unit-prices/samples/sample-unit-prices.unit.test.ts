import { DIRECT_PARTS, PART_KEYS } from '#features/unit-prices/contract';
import { SAMPLE_ITEMS } from '#features/unit-prices/samples/items';
import {
  levelOf,
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
const itemOf = ({ text }: UnitPrice) => SAMPLE_ITEMS.find(({ code }) => code === text.item.code)!;
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

  it('lie within the range of their item, at the level of their place, month and tax basis', () => {
    for (const sample of sampleUnitPrices(1, 5_000, projects)) {
      const [least, greatest] = itemOf(sample).price;
      const project = projects.find(({ id }) => id === sample.projectId)!;
      const price = sample.price / levelOf(project);
      expect(price).toBeGreaterThanOrEqual(least);
      expect(price).toBeLessThanOrEqual(greatest);
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
