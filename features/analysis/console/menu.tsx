import { addressOf, periodIn, SCREENS, type Place, type ScreenName } from '../screens';
import * as styles from './console.module.css';

/** Reached from a list, not from the menu. */
const HIDDEN: readonly ScreenName[] = ['session'];
const MENU = (Object.keys(SCREENS) as ScreenName[]).filter((name) => !HIDDEN.includes(name));

export const Menu = ({ place }: { readonly place: Place }) => (
  <nav className={styles.menu} aria-label="控制台">
    {MENU.map((name) => (
      <a
        key={name}
        href={`#${addressOf({ screen: name, params: periodIn(place.params) })}`}
        aria-current={name === place.screen ? 'page' : undefined}
      >
        {SCREENS[name].title}
      </a>
    ))}
  </nav>
);
