import { footerContent } from './footer-content';
import { ThemeSelect } from './theme-select';
import * as styles from './shell.module.css';

const { groups, accounts, copyright } = footerContent;
const isOutside = (href: string) => !href.startsWith('#');

export interface FooterProps {
  /** Under which the site is on record; they come with the configuration. */
  readonly records?: readonly string[] | undefined;
  /** Tells of it; the link leads away by itself. */
  readonly onLink?: (name: string) => void;
}

export const Footer = ({ records, onLink }: FooterProps) => (
  <footer className={styles.footer}>
    <div className={`page ${styles.footerColumns}`}>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  onClick={() => onLink?.(link.title)}
                  {...(isOutside(link.href) && { target: '_blank', rel: 'noreferrer' })}
                >
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <section aria-label="公众号">
        <h2>公众号</h2>
        <ul>
          {accounts.map(({ name, about }) => (
            <li key={name}>
              <b>{name}</b>
              {about}
            </li>
          ))}
        </ul>
      </section>
    </div>
    <div className={`page ${styles.footerLine}`}>
      <span>{copyright}</span>
      {records?.map((record) => (
        <span key={record}>{record}</span>
      ))}
      <ThemeSelect />
    </div>
  </footer>
);
