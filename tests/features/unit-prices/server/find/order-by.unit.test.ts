import { orderBy } from '#features/unit-prices/server/find/held/order-by';
import { fc } from '#tests/support/property';

const keys = fc.array(
  fc.oneof(fc.nat(5), fc.nat(100_000), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
);

test('rows stand by their keys, those of equal keys as they stood', async () => {
  await fc.assert(
    fc.asyncProperty(keys, async (of) => {
      const rows = Uint32Array.from(of.keys()).reverse();
      const wanted = [...rows].sort((one, other) => (of[one] ?? 0) - (of[other] ?? 0));
      expect([...(await orderBy(rows, Float64Array.from(of)))]).toEqual(wanted);
    }),
    { numRuns: 100, seed: 13 },
  );
});
