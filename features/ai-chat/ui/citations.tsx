import type { MouseEvent, ReactNode } from 'react';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Citation } from '../contract-blocks';
import { basisOf } from './text-of';
import * as styles from './ai-chat.module.css';

const SAMPLE = '样例';

/** On a phone the panel covers the page it leads to. */
function PortalLink({
  link,
  label,
  children,
}: {
  readonly link: string;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const send = useSend();
  const leave = ({ currentTarget }: MouseEvent) => {
    if (currentTarget.closest('dialog')?.matches(':modal')) send(commands.closePanel());
  };
  return (
    <a href={`#${link}`} aria-label={label} onClick={leave}>
      {children}
    </a>
  );
}

export function CitationLink({
  no,
  citation,
}: {
  readonly no: number;
  readonly citation: Citation | undefined;
}) {
  const mark = `[${no}]`;
  return citation?.link ? (
    <PortalLink link={citation.link} label={`来源 ${no}：${citation.title}`}>
      {mark}
    </PortalLink>
  ) : (
    <span>{mark}</span>
  );
}

export function CitationList({ items }: { readonly items: readonly Citation[] }) {
  return (
    <section className={styles.citations} aria-label="数据来源">
      <p>数据来源</p>
      <ol>
        {items.map((one) => (
          <li key={one.no} value={one.no}>
            {one.link ? <PortalLink link={one.link}>{one.title}</PortalLink> : one.title}{' '}
            <SampleBadge sample={one.source.includes(SAMPLE)} />
            <small>{basisOf(one)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
