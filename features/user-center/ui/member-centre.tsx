import type { ReactNode } from 'react';
import { AntdProvider } from '../../../src/ui/antd-provider';
import { entries } from './entries';
import './styles/member-centre.css';

export interface MemberCentreProps {
  /** Path of the entry that is on the screen. */
  readonly path: string;
  readonly children: ReactNode;
}

export const MemberCentre = ({ path, children }: MemberCentreProps) => (
  <AntdProvider>
    <div className="member-centre">
      <nav className="member-nav" aria-label="会员中心">
        <ul>
          {entries.map((entry) => (
            <li key={entry.path}>
              <a href={`#${entry.path}`} aria-current={entry.path === path ? 'page' : undefined}>
                {entry.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="member-page">{children}</div>
    </div>
  </AntdProvider>
);
