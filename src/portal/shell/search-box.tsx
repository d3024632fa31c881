import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../prefetch';
import { PlainSearchBox } from './plain-search-box';
import type { RichSearchBoxProps } from './rich-search-box';
import { asCategory } from './search-categories';
import type { SearchProps } from './search-props';

export interface SearchBoxProps extends SearchProps {
  /** Brings the box with suggestions. */
  readonly loadRich: () => Promise<{ readonly RichSearchBox: ComponentType<RichSearchBoxProps> }>;
}
type Start = Pick<RichSearchBoxProps, 'startText' | 'startCategory' | 'startFocused'>;
interface Upgrade extends Start {
  readonly RichSearchBox: ComponentType<RichSearchBoxProps>;
}

const startOf = (input: HTMLInputElement): Start => ({
  startText: input.value,
  startCategory: asCategory(input.form ? String(new FormData(input.form).get('category')) : ''),
  startFocused: document.activeElement === input,
});

/** A plain box on the first paint; antd's on focus or when the page has come to rest. */
export function SearchBox({ loadRich, ...search }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const isReady = useRef(false);
  const [upgrade, setUpgrade] = useState<Upgrade>();

  const swap = useCallback(async () => {
    // Offline or just deployed over: the plain box stays, the next focus tries again.
    const loaded = await loadRich().catch(() => undefined);
    if (!loaded) return;
    isReady.current = true;
    // Replacing the input would throw away a half-typed pinyin word; compositionend comes back here.
    if (!input.current || isComposing.current) return;
    const next = { RichSearchBox: loaded.RichSearchBox, ...startOf(input.current) };
    // At once: a key pressed between reading the text and drawing the new box would be lost.
    flushSync(() => setUpgrade(next));
  }, [loadRich]);

  useEffect(() => {
    // Focused before hydration: the focus event was never heard.
    if (document.activeElement === input.current) void swap();
    return whenIdle(() => void swap());
  }, [swap]);

  if (upgrade) {
    const { RichSearchBox, ...start } = upgrade;
    return (
      <div className="search">
        <RichSearchBox {...search} {...start} />
      </div>
    );
  }
  return (
    <div className="search">
      <PlainSearchBox
        ref={input}
        placeholder={search.placeholder}
        onSearch={search.onSearch}
        onFocus={() => void swap()}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={() => {
          isComposing.current = false;
          if (isReady.current) void swap();
        }}
      />
    </div>
  );
}
