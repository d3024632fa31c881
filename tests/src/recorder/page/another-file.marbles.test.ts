import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { NEVER, of } from 'rxjs';
import { createProgramStore } from '#src/program/store';
import { commands } from '#src/recorder/page/commands';
import { recorder } from '#src/recorder/page/slice';
import type { RecorderState } from '#src/recorder/page/state';
import { HeaderFacts } from '#src/recorder/page/views/header-facts.tsx';
import { OpenFile } from '#src/recorder/page/views/open-file.tsx';
import { fakeAddress, fakePorts } from '#tests/support/ports';
import { aLog, reducers } from './a-log';

/** A page on which files are opened one after another. */
const page = () => {
  const { store, join } = createProgramStore({
    ports: fakePorts({ address: fakeAddress('') }),
    standing: {},
  });
  const texts = new Map<Blob, string>();
  join(recorder, {
    kept$: of([]),
    portal: { open: () => undefined, ready$: NEVER, show: () => undefined },
    read: (file) => of(texts.get(file) ?? ''),
    reducers$: of(reducers),
    save: () => undefined,
  });
  return {
    own: () => (store.getState() as unknown as { readonly recorder: RecorderState }).recorder,
    send: (command: ReturnType<(typeof commands)[keyof typeof commands]>) => void store.dispatch(command),
    open: (name: string, text: string) => {
      const file = new File([], name);
      texts.set(file, text);
      store.dispatch(commands.openFile({ file }));
    },
    draw: (view: () => React.ReactNode) =>
      renderToStaticMarkup(createElement(Provider, { store, children: createElement(view) })),
  };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTime(ms);

test('of a file that does not open the page says which one is still shown', () => {
  const { open, draw } = page();
  open('b.ndjson', 'hello');
  pass(100);
  expect(draw(OpenFile)).toContain('打不开 b.ndjson：第 1 行：不是 JSON<');
  open('a.ndjson', aLog());
  pass(100);
  open('c.ndjson', 'hello');
  pass(100);
  expect(draw(OpenFile)).toContain('打不开 c.ndjson：第 1 行：不是 JSON。下面显示的仍是 a.ndjson<');
});

test('the verdict on what is open goes when another file is chosen, and does not stand below why that was refused', () => {
  const { open, own, send } = page();
  open('a.ndjson', aLog());
  pass(100);
  send(commands.verify());
  pass(100);
  expect(own().verification).toMatchObject({ actions: 4 });
  open('b.ndjson', 'hello');
  pass(100);
  expect([own().refused?.why, own().verification]).toEqual(['第 1 行：不是 JSON', undefined]);
});

test('a comparison that is under way when another file is chosen says nothing of either', () => {
  const { open, own, send } = page();
  open('a.ndjson', aLog());
  pass(100);
  send(commands.verify());
  open('b.ndjson', 'hello');
  pass(100);
  expect(own()).toMatchObject({ file: { name: 'a.ndjson' }, refused: { name: 'b.ndjson' } });
  expect(own().verification).toBeUndefined();
});

test('a file that is damaged is not called whole', () => {
  const { open, draw } = page();
  open('a.ndjson', aLog());
  pass(100);
  expect(draw(HeaderFacts)).toContain('完整');
  open('b.ndjson', `${aLog()}${aLog()}`);
  pass(100);
  expect(draw(HeaderFacts)).not.toContain('完整');
});
