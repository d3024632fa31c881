import { ENOUGH, widen, WINDOWS } from '#src/costing/widening';
import { fc } from '#tests/support/property';

const places = ['本市', '本省', '全国'] as const;
const givenUp = ['', '同结构'] as const;

it('takes the nearest group and says nothing of it', () => {
  expect(widen({ places, span: '近', countOf: () => ENOUGH })).toEqual({
    kind: 0,
    place: 0,
    months: 12,
    widened: undefined,
  });
});

it('lengthens the window before it leaves the place, and the place before the kind', () => {
  const from = (kind: number, place: number, months: number) =>
    widen({
      givenUp,
      places,
      span: '前后',
      countOf: (group) =>
        group.kind >= kind && group.place >= place && group.months >= months ? ENOUGH : ENOUGH - 1,
    });
  expect(from(0, 0, 24).widened).toBe('前后 12 个月内不足 10 个，放宽到前后 24 个月');
  expect(from(0, 1, 36).widened).toBe('本市前后 36 个月内不足 10 个，放宽到本省前后 36 个月');
  expect(from(1, 2, 12).widened).toBe(
    '同结构的不足 10 个；本市、本省前后 36 个月内不足 10 个，放宽到全国前后 12 个月',
  );
});

it('comes to the widest group where none is enough, and says so', () => {
  expect(widen({ givenUp, places, span: '近', countOf: () => 9 })).toEqual({
    kind: 1,
    place: 2,
    months: 36,
    widened: '全国近 36 个月内仍不足 10 个',
  });
});

it('keeps to the windows it was given', () => {
  expect(widen({ places: ['湖北'], windows: [24], span: '近', countOf: () => 3 })).toMatchObject({
    months: 24,
    widened: '湖北近 24 个月内仍不足 10 个',
  });
});

it('no group before the one taken was enough, whatever the counts', () => {
  const groups = givenUp.flatMap((_, kind) =>
    places.flatMap((__, place) => WINDOWS.map((months) => ({ kind, place, months }))),
  );
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 2 * ENOUGH }), { minLength: groups.length, maxLength: groups.length }),
      (counts) => {
        const countOf = (asked: (typeof groups)[number]) =>
          counts[
            groups.findIndex(
              ({ kind, place, months }) =>
                kind === asked.kind && place === asked.place && months === asked.months,
            )
          ] ?? 0;
        const first = counts.findIndex((count) => count >= ENOUGH);
        const { widened, ...taken } = widen({ givenUp, places, span: '近', countOf });
        expect(taken).toEqual(groups[first] ?? groups.at(-1));
        expect(widened === undefined).toBe(first === 0);
      },
    ),
  );
});
