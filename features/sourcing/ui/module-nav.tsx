import { useSelector } from 'react-redux';
import { MODULES, type ModuleName } from '../contract';
import { selectModule, selectPageUrl } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './sourcing.module.css';

export const addressOf = (name: ModuleName): string => `#/m2/m-sourcing/${name}`;
const entries = Object.entries(MODULES) as readonly (readonly [ModuleName, string])[];

export function ModuleNav() {
  const current = useSelector(selectModule);
  const pageUrl = useSelector(selectPageUrl);
  return (
    <nav className={classes('tabs', styles.nav)} aria-label="寻源栏目">
      {entries.map(([name, title]) => (
        <a key={name} href={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
          {title}
        </a>
      ))}
      {pageUrl && (
        <a className="end" href={pageUrl} target="_blank" rel="noopener noreferrer">
          在寻源平台打开<span className="sr-only">（新窗口）</span>
        </a>
      )}
    </nav>
  );
}
