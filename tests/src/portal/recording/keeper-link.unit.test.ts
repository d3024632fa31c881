import type { Asking } from '#infra/action-log/keeping';
import { linkKeeper } from '#src/portal/recording/keeper-link';
import type { TabTape } from '#src/portal/recording/taped';
import { search, session } from '#tests/infra/action-log/recorded-session';

const asked: Asking[] = [];
const tabDocument = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  querySelector: () => null,
});
const view = Object.assign(new EventTarget(), { document: tabDocument });
const globals = {
  window: view,
  document: tabDocument,
  innerWidth: 1_350,
  innerHeight: 940,
  navigator: { language: 'zh-CN' },
  Worker: class {
    postMessage = (asking: Asking) => void asked.push(asking);
    terminate = () => undefined;
  },
};
beforeEach(() => {
  asked.length = 0;
  Object.assign(globalThis, globals);
});
afterEach(() => Object.keys(globals).forEach((name) => Reflect.deleteProperty(globalThis, name)));

const linked = () => {
  const { store, recorder } = session();
  const tape = {
    segments: recorder.segments,
    state: store.getState,
    now: () => 1_795_239_154_000,
    ids: { uuid: () => 'r-1', entry: () => 1 },
  };
  const link = linkKeeper(tape as unknown as TabTape);
  return { link, find: (text: string) => store.dispatch(search.events.found({ text, hits: [] })) };
};
const hide = (isHidden: boolean) => {
  tabDocument.visibilityState = isHidden ? 'hidden' : 'visible';
  tabDocument.dispatchEvent(new Event('visibilitychange'));
};
const kinds = () => asked.map(({ k }) => k);

test.each([
  ['is left', () => view.dispatchEvent(new Event('pagehide'))],
  ['is hidden', () => hide(true)],
])('when the page %s all that has happened is handed over and kept before anything else runs', (_, leave) => {
  const { link, find } = linked();
  find('产业园');
  leave();
  expect(kinds()).toEqual(['begin', 'segment', 'entries', 'mark', 'keep']);
  find('住宅');
  leave();
  expect(kinds().slice(5)).toEqual(['entries', 'mark', 'keep']);
  link.end();
});

test('a page that is shown again, or no longer recorded, keeps nothing', () => {
  const { link, find } = linked();
  find('产业园');
  hide(false);
  expect(kinds()).toEqual(['begin']);
  link.end();
  view.dispatchEvent(new Event('pagehide'));
  expect(kinds()).toEqual(['begin']);
});
