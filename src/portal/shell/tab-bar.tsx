import { isCurrent, moreSections, tabs } from './tabs';
import * as styles from './shell.module.css';

export interface TabBarProps {
  readonly path: string;
  readonly publishing: boolean;
  /** Pressed, whether or not it is current; answering false keeps the reader where they are. */
  readonly onTabClick: (path: string) => boolean;
  readonly onTabIntent: (path: string) => void;
}

// Plain links: they work before any script, open in other tabs, and cost no router.
export const TabBar = ({ path, publishing, onTabClick, onTabIntent }: TabBarProps) => (
  <nav className={`page ${styles.tabs}`} aria-label="主导航">
    {tabs
      .filter(({ forPublishers }) => publishing || !forPublishers)
      .map((tab) => (
        <a
          key={tab.path}
          href={`#${tab.path}`}
          aria-current={isCurrent(tab, path) ? 'page' : undefined}
          onClick={(event) => {
            const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
            if (!isElsewhere && !onTabClick(tab.path)) event.preventDefault();
          }}
          onPointerEnter={() => onTabIntent(tab.path)}
          onFocus={() => onTabIntent(tab.path)}
        >
          <span>
            {tab.title}
            {tab.mark && <sup>{tab.mark}</sup>}
          </span>
        </a>
      ))}
    {moreSections.map(([path, title]) => (
      <a key={path} className={styles.more} href={`#${path}`}>
        {title}
      </a>
    ))}
  </nav>
);
