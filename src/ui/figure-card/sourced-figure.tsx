import { lazy, Suspense, use, useRef, useState, type ReactNode } from 'react';
import type { TitleBlockRow } from '../title-block';
import { Working, type WorkingProps } from '../working';
import type { CardContent } from './card-popover';
import { FiguresRead } from './figure-reading';
import './figure-card.css';

const CardPopover = lazy(async () => {
  const { CardPopover: Popover } = await import(/* webpackChunkName: "figure-card" */ './card-popover');
  return { default: Popover };
});

interface FigureCardProps {
  /** The figure as it is drawn. */
  readonly children: ReactNode;
  /** Put together when it is asked for. */
  readonly content: () => CardContent;
}

/** A figure that tells where it comes from when it is pressed. */
const FigureCard = ({ children, content }: FigureCardProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (returnsFocus: boolean) => {
    setIsOpen(false);
    if (returnsFocus) button.current?.focus();
  };
  return (
    <span className="figure-card">
      <button
        ref={button}
        type="button"
        className="figure-press"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title="查看数据来历"
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <CardPopover content={content()} onClose={close} />
        </Suspense>
      )}
    </span>
  );
};

export interface Sourced {
  /** 单方造价 · 某住宅楼 */
  readonly title: string;
  readonly rows: readonly TitleBlockRow[];
  /** One line for a review opinion. */
  readonly citation: string;
  /** Of a figure that was worked out. */
  readonly working?: Pick<WorkingProps, 'formula' | 'result' | 'inputs'>;
}
export interface SourcedFigureProps {
  readonly children: ReactNode;
  /** Put together when it is asked for. */
  readonly source: () => Sourced;
}

/** A figure with its provenance, its working if it has one, and a citation to copy. */
export const SourcedFigure = ({ children, source }: SourcedFigureProps) => {
  const { onCopy } = use(FiguresRead);
  const content = () => {
    const { title, rows, citation, working } = source();
    return {
      title,
      provenance: rows,
      ...(working
        ? { working: <Working {...working} citation={citation} onCopy={onCopy} /> }
        : {
            foot: (
              <button type="button" className="button working-copy" onClick={() => onCopy(citation)}>
                复制引用
              </button>
            ),
          }),
    };
  };
  return <FigureCard content={content}>{children}</FigureCard>;
};
