import { carryQuery } from '#infra/browser/carry-query';

interface Entry {
  hash: string;
  state: object | null;
}

/** A tab with its history; links make entries without a state, as browsers do. */
const tab = (start: string) => {
  const entries: Entry[] = [{ hash: start, state: null }];
  let at = 0;
  const here = () => entries[at]!;
  const events = new EventTarget();
  const tell = () => void events.dispatchEvent(new Event('hashchange'));
  const move = () => {
    events.dispatchEvent(new Event('popstate'));
    tell();
  };
  const view = {
    location: {
      get hash() {
        return here().hash;
      },
    },
    history: {
      get state() {
        return here().state;
      },
      replaceState: (state: object, _: string, url?: string) => {
        entries[at] = { state, hash: url ?? here().hash };
      },
    },
    addEventListener: events.addEventListener.bind(events),
  } as unknown as Window;
  return {
    view,
    here: () => here().hash,
    follow: (hash: string) => {
      entries.splice(at + 1, Infinity, { hash, state: null });
      at += 1;
      move();
    },
    replace: (hash: string) => {
      entries[at] = { ...here(), hash };
      tell();
    },
    travel: (by: number) => {
      at += by;
      move();
    },
  };
};

const started = (hash: string) => {
  const made = tab(hash);
  carryQuery(made.view, 'basis');
  return made;
};

test('a link takes the key along, whatever else it asks for', () => {
  const { follow, here } = started('#/list?type=office&basis=2025-09');
  follow('#/detail/7');
  expect(here()).toBe('#/detail/7?basis=2025-09');
  follow('#/list?keyword=%E5%AD%A6%E6%A0%A1');
  expect(here()).toBe('#/list?keyword=%E5%AD%A6%E6%A0%A1&basis=2025-09');
});

test('an address with a value of its own rules from there on', () => {
  const { follow, here } = started('#/list?basis=2025-09');
  follow('#/list?basis=2024-01_20');
  follow('#/detail/7');
  expect(here()).toBe('#/detail/7?basis=2024-01_20');
});

test('an empty value ends it and leaves no trace', () => {
  const { follow, here } = started('#/list?type=office&basis=2025-09');
  follow('#/list?type=office&basis=');
  expect(here()).toBe('#/list?type=office');
  follow('#/detail/7');
  expect(here()).toBe('#/detail/7');
});

test('the way back shows each place as it was', () => {
  const { follow, travel, here } = started('#/list');
  follow('#/list?basis=2025-09');
  travel(-1);
  expect(here()).toBe('#/list');
  follow('#/detail/7');
  expect(here()).toBe('#/detail/7');
});

test('an entry that is written over keeps what it is given, and so does the next', () => {
  const { replace, follow, here } = started('#/list?basis=2025-09');
  replace('#/home');
  expect(here()).toBe('#/home');
  follow('#/list');
  expect(here()).toBe('#/list');
});

test('a suffix of the address stays at its end', () => {
  const { follow, here } = started('#/list?basis=2025-09');
  follow('#/detail/7#break-point-ignore');
  expect(here()).toBe('#/detail/7?basis=2025-09#break-point-ignore');
});

test('nothing is carried where nothing was', () => {
  const { follow, here } = started('');
  expect(here()).toBe('');
  follow('#/list?type=office');
  expect(here()).toBe('#/list?type=office');
});
