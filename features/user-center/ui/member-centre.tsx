import type { ReactNode } from 'react';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { SideFrame } from '#src/ui/side-frame/side-frame.tsx';
import { entries } from './entries';
import { classes } from '#src/ui/classes';
import * as styles from './member.module.css';

export interface MemberCentreProps {
  /** Path of the entry that is on the screen. */
  readonly path: string;
  readonly children: ReactNode;
}

export const MemberCentre = ({ path, children }: MemberCentreProps) => (
  <AntdProvider>
    <SideFrame label="会员中心" pages={entries} path={path}>
      <div className={classes('column', styles.root)}>{children}</div>
    </SideFrame>
  </AntdProvider>
);
