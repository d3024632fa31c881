import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { CardContent } from './card-popover';
import './figure-card.css';

const CardPopover = lazy(async () => {
  const { CardPopover: Popover } = await import(/* webpackChunkName: "figure-card" */ './card-popover');
  return { default: Popover };
});

export interface FigureCardProps {
  /** The figure as it is drawn. */
  readonly children: ReactNode;
  /** Put together when it is asked for. */
  readonly content: () => CardContent;
}

/** A figure that tells where it comes from when it is pressed. */
export const FigureCard = ({ children, content }: FigureCardProps) => {
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
