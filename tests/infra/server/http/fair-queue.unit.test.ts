import { Crowded, fairQueue, type Release, type Share } from '#infra/server/http/fair-queue';

const share: Share = { atOnce: 2, waiting: 3 };
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose entries tell their names as they are let in. */
const watched = (plan = { atOnce: 3, patienceMs: 1_000 }) => {
  const queue = fairQueue(plan);
  const entered: string[] = [];
  const releases = new Map<string, Release>();
  const enter = (owner: string, name: string, weight = 1, own = share) => {
    const entering = queue.enter(owner, own, weight).then((release) => {
      entered.push(name);
      releases.set(name, release);
    });
    entering.catch(() => undefined);
    return entering;
  };
  const leave = async (name: string) => {
    releases.get(name)?.();
    await settle();
  };
  return { enter, leave, entered };
};

test('nobody has all the room, even when nobody else asks', async () => {
  const { enter, entered } = watched();
  for (const name of ['a1', 'a2', 'a3']) void enter('a', name);
  void enter('b', 'b1');
  await settle();
  expect(entered).toEqual(['a1', 'a2', 'b1']);
});

test('owners take turns, however many calls one has waiting', async () => {
  const { enter, leave, entered } = watched({ atOnce: 1, patienceMs: 1_000 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter('a', name);
  for (const name of ['b1', 'b2']) void enter('b', name);
  await settle();
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3', 'a4']) {
    expect(entered.at(-1)).toBe(name);
    await leave(name);
  }
});

test('one owner may have so many waiting and no more', async () => {
  const { enter } = watched();
  const all = Array.from({ length: 7 }, (_, at) => enter('a', `a${at}`));
  const refused = all.slice(5).map((one) => expect(one).rejects.toThrow(Crowded));
  await Promise.all(refused);
});

test('whoever waited too long is told so, and stands in nobody’s way', async () => {
  const { enter, leave, entered } = watched({ atOnce: 1, patienceMs: 10 });
  void enter('a', 'a1');
  await expect(enter('a', 'a2')).rejects.toThrow(Crowded);
  const last = enter('b', 'b1');
  await leave('a1');
  await last;
  expect(entered).toEqual(['a1', 'b1']);
});

test('what is heavy takes the room of several, and gets in where its owner has nothing at work', async () => {
  const { enter, leave, entered } = watched({ atOnce: 4, patienceMs: 1_000 });
  void enter('a', 'heavy', 3);
  void enter('a', 'light');
  void enter('b', 'other');
  await settle();
  expect(entered).toEqual(['heavy', 'other']);
  await leave('heavy');
  expect(entered).toEqual(['heavy', 'other', 'light']);
});

test('lighter calls of others do not pass a heavy one for ever', async () => {
  const { enter, leave, entered } = watched({ atOnce: 4, patienceMs: 1_000 });
  for (const name of ['a1', 'a2']) void enter('a', name);
  void enter('b', 'b1');
  void enter('c', 'heavy', 3);
  await settle();
  void enter('d', 'd1');
  await leave('a1');
  expect(entered).toEqual(['a1', 'a2', 'b1']);
  await leave('a2');
  expect(entered.slice(3)).toEqual(['heavy']);
  await leave('heavy');
  expect(entered.slice(4)).toEqual(['d1']);
});

test('leaving twice frees one place', async () => {
  const { enter, leave, entered } = watched({ atOnce: 1, patienceMs: 1_000 });
  void enter('a', 'a1');
  void enter('a', 'a2');
  void enter('a', 'a3');
  await settle();
  await leave('a1');
  await leave('a1');
  expect(entered).toEqual(['a1', 'a2']);
});
