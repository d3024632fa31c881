import { openUserRightsCall } from '#features/sourcing/contract-partner';
import { sourcingFields } from '#features/sourcing/contract';
import { events } from '#features/sourcing/events';
import { tracked } from '#features/sourcing/tracked';
import { fc } from '#tests/support/property';

const accepts = (name: keyof typeof sourcingFields, value: string) =>
  sourcingFields[name].safeParse(value).success;

test('a quantity is a positive number of at most nine and three digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (thousandths) => {
      expect(accepts('quantity', (thousandths / 1_000).toFixed(3))).toBe(true);
    }),
  );
  for (const wrong of ['', '0', '0.000', '-1', '1e3', '01', '1.2345', '1234567890', '１２']) {
    expect([wrong, accepts('quantity', wrong)]).toEqual([wrong, false]);
  }
});

test('a day is one of the calendar', () => {
  for (const day of ['2026-12-31', '2028-02-29']) expect(accepts('neededBy', day)).toBe(true);
  for (const day of ['', '2026-02-29', '2026-13-01', '2026-1-1', '明天'])
    expect(accepts('neededBy', day)).toBe(false);
});

test('limits count signs, and what is wrong is said in Chinese', () => {
  expect(accepts('name', '𠮷'.repeat(60))).toBe(true);
  expect(accepts('name', '𠮷'.repeat(61))).toBe(false);
  for (const field of Object.values(sourcingFields)) {
    const { error } = field.safeParse('x'.repeat(400));
    expect(error?.issues[0]?.message).toMatch(/[\u4e00-\u9fff]/);
  }
});

test('[SESSION-023] the enterprise fields are ours to name: its name and its code', () => {
  expect(Object.keys(openUserRightsCall.data.shape)).toEqual([
    'userToken',
    'canUse',
    'enterpriseName',
    'enterpriseCode',
  ]);
});

test('facts tell that something was sought, never what', () => {
  expect(tracked(events.sourcingPublished({ id: 's1', kind: 'material' }))).toEqual({
    fncode: '310101',
    query: { ok: true, kind: 'material' },
  });
  expect(
    tracked(events.publishingFailed({ kind: 'material', problem: { code: 442, message: 'x' } }))?.query,
  ).toEqual({
    ok: false,
    statusCode: 442,
  });
  expect(
    tracked(events.suppliersLoaded({ id: 's1', matches: { suppliers: [], isDemo: true } }))?.query,
  ).toEqual({ n: 0 });
  expect(tracked(events.sourcingClosed({ id: 's1' }))).toEqual({ fncode: '310103' });
  expect(tracked(events.formCleared())).toBeUndefined();
});
