import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { BoxStart } from '#features/search/ui/index';
import type { SearchCategory } from '#src/contract/records';
import { whenIdle } from '../prefetch';
import { PlainSearchBox } from './plain-search-box';
import { asCategory } from './search-categories';
import * as styles from './shell.module.css';

type Rich = ComponentType<{ readonly start: BoxStart }>;

export interface SearchBoxProps {
  /** Brings the box with suggestions. */
  readonly loadRich: () => Promise<{ readonly RichSearchBox: Rich }>;
  readonly onSearch: (keyword: string, category: SearchCategory) => void;
  /** The page on the screen is of searching: the box is to say what is searched. */
  readonly isSearching?: boolean;
}

const categoryIn = (form: HTMLFormElement | null): SearchCategory =>
  asCategory(form ? String(new FormData(form).get('category')) : '');

const startOf = (input: HTMLInputElement): BoxStart => ({
  text: input.value,
  category: categoryIn(input.form),
  isFocused: document.activeElement === input,
  caret: input.selectionStart ?? input.value.length,
});

/** A plain box on the first paint; the one with suggestions on focus or when the page has come to rest. */
export function SearchBox({ loadRich, onSearch, isSearching = false }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const isReady = useRef(false);
  const [upgrade, setUpgrade] = useState<{ readonly RichSearchBox: Rich; readonly start: BoxStart }>();

  const swap = useCallback(async () => {
    // Offline or just deployed over: the plain box stays, the next focus tries again.
    const loaded = await loadRich().catch(() => undefined);
    if (!loaded) return;
    isReady.current = true;
    // Replacing the input would throw away a half-typed pinyin word; compositionend comes back here.
    if (!input.current || isComposing.current) return;
    const next = { RichSearchBox: loaded.RichSearchBox, start: startOf(input.current) };
    // At once: a key pressed between reading the text and drawing the new box would be lost.
    flushSync(() => setUpgrade(next));
  }, [loadRich]);

  useEffect(() => {
    // Focused before hydration: the focus event was never heard.
    if (isSearching || document.activeElement === input.current) void swap();
    return whenIdle(() => void swap());
  }, [swap, isSearching]);

  return (
    <div className={styles.search}>
      {upgrade ? (
        <upgrade.RichSearchBox start={upgrade.start} />
      ) : (
        <PlainSearchBox
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(input.current?.value.trim() ?? '', categoryIn(event.currentTarget));
          }}
          input={{
            ref: input,
            onFocus: () => void swap(),
            onCompositionStart: () => {
              isComposing.current = true;
            },
            onCompositionEnd: () => {
              isComposing.current = false;
              if (isReady.current) void swap();
            },
          }}
        />
      )}
    </div>
  );
}
