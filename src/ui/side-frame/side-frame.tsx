import type { ReactNode } from 'react';
import './side-frame.css';

export interface SidePage {
  readonly path: string;
  readonly title: string;
}

export interface SideFrameProps {
  /** What the pages have in common; names the landmark. */
  readonly label: string;
  readonly pages: readonly SidePage[];
  /** Path of the page that is on the screen. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Pages that belong together, with the way from one to the other beside them, or above on a phone. */
export const SideFrame = ({ label, pages, path, children }: SideFrameProps) => (
  <div className="side-frame">
    <nav className="side-nav nav-list no-print" aria-label={label}>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={`#${page.path}`} aria-current={page.path === path ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </div>
);
