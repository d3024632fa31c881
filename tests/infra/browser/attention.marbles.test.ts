import { attentionTo } from '#infra/browser/attention';
import { marbles } from '#tests/support/marbles';

const aPage = () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const change = (state: string) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const view = { document } as never as Window;
  return { view, change, move: () => document.dispatchEvent(new Event('pointermove')) };
};

test(
  '[CALL-120] somebody is there until two minutes after the last sign, and again with the next',
  marbles(({ cold, expectObservable }) => {
    const { view, move } = aPage();
    cold('60s m 180s m|').subscribe(move);
    expectObservable(attentionTo(view), '400s !').toBe('t 179999ms f 60000ms t 119999ms f', {
      t: true,
      f: false,
    });
  }),
);

test(
  '[CALL-120] a page out of sight has nobody before it; back in sight it has',
  marbles(({ cold, expectObservable }) => {
    const { view, change } = aPage();
    cold('10s h 20s v|', { h: 'hidden', v: 'visible' }).subscribe(change);
    expectObservable(attentionTo(view), '40s !').toBe('t 9999ms f 20000ms t', { t: true, f: false });
  }),
);
