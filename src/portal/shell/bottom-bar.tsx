import { SEARCH_INPUT_ID } from './search-categories';
import { HOME } from '#features/navigation/index';
import { isHome } from './tabs';
import * as styles from './shell.module.css';

export interface BottomBarProps {
  readonly path: string;
}

const ICONS = {
  home: 'M3 10 10 4l7 6M5 9v7h10V9',
  search: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm4.5 10.5L18 18',
  mine: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3.5 17.5c.6-3.6 3.2-5 6.5-5s5.9 1.4 6.5 5',
} as const;

const Icon = ({ name }: { readonly name: keyof typeof ICONS }) => (
  <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden>
    <path
      d={ICONS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Under the thumb on small screens. */
export const BottomBar = ({ path }: BottomBarProps) => {
  const current = (isHere: boolean) => (isHere ? ('page' as const) : undefined);
  const isMine = path.startsWith('/usercenter/');
  const search = (
    <>
      <Icon name="search" />
      搜索
    </>
  );
  return (
    <nav className={styles.bottomBar} aria-label="快捷导航">
      <a href={`#${HOME}`} aria-current={current(isHome(path))}>
        <Icon name="home" />
        首页
      </a>
      {!isMine ? (
        // A label focuses the box by itself, before any script and after.
        <label htmlFor={SEARCH_INPUT_ID}>{search}</label>
      ) : (
        <a href={`#${HOME}`}>{search}</a>
      )}
      <a href="#/usercenter/index" aria-current={current(isMine)}>
        <Icon name="mine" />
        会员中心
      </a>
    </nav>
  );
};
