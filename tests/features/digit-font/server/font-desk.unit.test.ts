import { fontDesk } from '#features/digit-font/server/font-desk';

const font = { map: {}, files: { '400': Buffer.of(4), '600': Buffer.of(6) } };
const MINUTE = 60_000;

const aDesk = () => {
  let at = 0;
  let ids = 0;
  const desk = fontDesk({
    pool: { take: async () => font },
    now: () => at,
    newId: () => `f${(ids += 1)}`,
  });
  return { ...desk, pass: (ms: number) => void (at += ms) };
};

test('a session has one font for as long as it lives', async () => {
  const { issue, pass } = aDesk();
  const first = await issue('s1');
  pass(29 * MINUTE);
  expect(await issue('s1')).toBe(first);
  pass(MINUTE);
  expect((await issue('s1')).id).not.toBe(first.id);
});

test('nobody else gets it, with or without a session', async () => {
  const { issue, find } = aDesk();
  const { id } = await issue('s1');
  expect(find(id, 's1')?.font).toBe(font);
  expect(find(id, 's2')).toBeUndefined();
  expect(find(id, undefined)).toBeUndefined();
});

test('a visitor gets another every time, and holds it by its name', async () => {
  const { issue, find } = aDesk();
  const [one, other] = [await issue(undefined), await issue(undefined)];
  expect(one.id).not.toBe(other.id);
  expect(find(one.id, undefined)).toBe(one);
  expect(find(one.id, 's1')).toBe(one);
});

test('an expired one is gone', async () => {
  const { issue, find, pass } = aDesk();
  const { id } = await issue(undefined);
  pass(30 * MINUTE);
  expect(find(id, undefined)).toBeUndefined();
});

test('a flood of visitors drives out the oldest and never grows without end', async () => {
  const { issue, find } = aDesk();
  const issued = [];
  for (let count = 0; count < 2_600; count += 1) issued.push((await issue(undefined)).id);
  const living = issued.filter((id) => find(id, undefined) !== undefined);
  expect(living).toHaveLength(2_500);
  expect(living).toEqual(issued.slice(100));
});
