import { useLayoutEffect, useRef } from 'react';
import { addressOf, periodIn, SCREENS, type ScreenAddress, type ScreenName } from '../screens';
import * as styles from './console.module.css';

/** Reached from a list, not from the menu. */
const HIDDEN: readonly ScreenName[] = ['session'];
const MENU = (Object.keys(SCREENS) as ScreenName[]).filter((name) => !HIDDEN.includes(name));

export const Menu = ({ place }: { readonly place: ScreenAddress }) => {
  const { screen, params } = place;
  const menu = useRef<HTMLElement>(null);
  // On a phone it is a strip, of which a third is in sight.
  useLayoutEffect(() => {
    const strip = menu.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && current)
      strip.scrollLeft =
        current.offsetLeft - strip.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, [screen]);
  return (
    <nav ref={menu} className={styles.menu} aria-label="控制台">
      {MENU.map((name) => (
        <a
          key={name}
          href={`#${addressOf({ screen: name, params: periodIn(params) })}`}
          aria-current={name === screen ? 'page' : undefined}
        >
          {SCREENS[name].title}
        </a>
      ))}
    </nav>
  );
};
