import { createTabChannel } from '#infra/browser/tab-channel';

type View = Parameters<typeof createTabChannel>[0];
const heardBy = (channel: ReturnType<typeof createTabChannel>) => {
  const heard: string[] = [];
  channel.heard$.subscribe((word) => heard.push(word));
  return heard;
};

describe('where BroadcastChannel is known', () => {
  /** Channels of one browser by name; a channel hears all but itself. */
  const aBrowser = () => {
    const open: Channel[] = [];
    class Channel {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      constructor(readonly name: string) {
        open.push(this);
      }
      postMessage(data: unknown) {
        for (const other of open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
      }
    }
    return { view: { BroadcastChannel: Channel } as unknown as View, Channel };
  };

  test('[XTAB-004] a word is heard by the other tabs, not by the one that says it', () => {
    const { view } = aBrowser();
    const [one, two, three] = [createTabChannel(view), createTabChannel(view), createTabChannel(view)];
    const heard = [one, two, three].map(heardBy);
    one.say('logged-out');
    expect(heard).toEqual([[], ['logged-out'], ['logged-out']]);
  });

  test('channels of other names and data that are no words are not heard', () => {
    const { view, Channel } = aBrowser();
    const heard = heardBy(createTabChannel(view));
    createTabChannel(view, 'other').say('logged-out');
    new Channel('zaojia').postMessage({ word: 'logged-out' });
    expect(heard).toEqual([]);
  });
});

describe('where it is missing', () => {
  /** Tabs over one storage; as in a browser the event reaches the others, and only when the value changed. */
  const aBrowser = () => {
    const tabs: EventTarget[] = [];
    let stored: string | null = null;
    const openTab = (refuses = false) => {
      const tab = new EventTarget();
      const setItem = (key: string, newValue: string) => {
        if (refuses) throw new DOMException('blocked', 'SecurityError');
        if (newValue === stored) return;
        stored = newValue;
        for (const other of tabs) {
          if (other !== tab) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
        }
      };
      tabs.push(tab);
      return Object.assign(tab, {
        localStorage: { setItem },
        performance: { now: () => 7 },
      }) as unknown as View;
    };
    return { openTab };
  };

  test('[XTAB-004] fault 53: the storage event carries a word to the other tabs, each time it is said', () => {
    const { openTab } = aBrowser();
    const [one, two] = [createTabChannel(openTab()), createTabChannel(openTab())];
    const heard = [one, two].map(heardBy);
    one.say('logged-out');
    one.say('logged-out');
    expect(heard).toEqual([[], ['logged-out', 'logged-out']]);
  });

  test('other keys and removed values are not heard', () => {
    const view = aBrowser().openTab();
    const heard = heardBy(createTabChannel(view));
    for (const change of [
      { key: 'zj.token', newValue: 'x' },
      { key: 'zj.tabs', newValue: null },
    ]) {
      view.dispatchEvent(Object.assign(new Event('storage'), change));
    }
    expect(heard).toEqual([]);
  });

  test('without any storage a tab is alone, and says its words without breaking', () => {
    const channel = createTabChannel(aBrowser().openTab(true));
    expect(() => channel.say('logged-out')).not.toThrow();
  });
});
