import { useState } from 'react';
import type { Comment, Draft, Finding } from '../../contract-draft';
import { Comments, type Chosen } from './comments';
import { Findings } from './findings';
import { History } from './history';
import { Masks } from './masks';
import { classes } from '#src/ui/classes';
import * as styles from '../publishing.module.css';

const PANELS = { findings: '校验', mask: '脱敏预览', comments: '批注', history: '历史' } as const;
type Panel = keyof typeof PANELS;
const NAMES = Object.entries(PANELS) as [Panel, string][];

interface SidePanelProps {
  readonly draft: Draft;
  readonly chosen: Chosen | undefined;
  readonly onSeek: (place: Finding | Comment) => void;
}

const countOf = ({ findings, comments }: Draft, panel: Panel): number => {
  if (panel === 'findings') return findings.length;
  return panel === 'comments' ? comments.filter(({ resolvedAt }) => resolvedAt === null).length : 0;
};

export const SidePanel = ({ draft, chosen, onSeek }: SidePanelProps) => {
  const [panel, open] = useState<Panel>('findings');
  return (
    <aside className={classes('sheet column-tight', styles.side)} aria-label="校验与审核">
      <div className={classes('tabs', styles.panels)} role="group" aria-label="面板">
        {NAMES.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={name === panel} onClick={() => open(name)}>
            {label}
            {countOf(draft, name) > 0 && <small>{countOf(draft, name)}</small>}
          </button>
        ))}
      </div>
      {panel === 'findings' && <Findings draft={draft} onSeek={onSeek} />}
      {panel === 'mask' && <Masks draft={draft} />}
      {panel === 'comments' && <Comments draft={draft} chosen={chosen} onSeek={onSeek} />}
      {panel === 'history' && <History draft={draft} />}
    </aside>
  );
};
