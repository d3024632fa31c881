import { Popover } from 'antd';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { AntdProvider } from '../antd-provider';
import { TitleBlock, type TitleBlockRow } from '../title-block';

export interface CardContent {
  /** 单方造价 · 某住宅楼 */
  readonly title: string;
  readonly provenance: readonly TitleBlockRow[];
  /** How the figure was worked out; a figure as it was quoted has none. */
  readonly working?: ReactNode;
  /** What follows the rows of a figure without a working. */
  readonly foot?: ReactNode;
}
export interface CardPopoverProps {
  readonly content: CardContent;
  readonly onClose: (returnsFocus: boolean) => void;
}

const Card = ({ content: { title, provenance, working, foot }, onClose }: CardPopoverProps) => {
  const box = useRef<HTMLElement>(null);
  const isFocused = useRef(false);
  useEffect(() => {
    if (isFocused.current) return;
    isFocused.current = true;
    box.current?.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose(true);
  };
  return (
    <section
      ref={box}
      role="dialog"
      aria-label={`数据来历：${title}`}
      tabIndex={-1}
      className="figure-card-sheet"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press beside it moves the focus as well, or moves it nowhere.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose(false);
      }}
    >
      <header className="figure-card-head">
        <b>{title}</b>
        <button className="icon-button" type="button" aria-label="关闭" onClick={() => onClose(true)}>
          ×
        </button>
      </header>
      {working}
      <TitleBlock rows={provenance} label="数据来历" />
      {foot}
    </section>
  );
};

/** Beside the figure it belongs to; closed by Escape, its cross, and a press anywhere else. */
export function CardPopover({ content, onClose }: CardPopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Element &&
        (target.closest('.figure-card-sheet') !== null || anchor.current?.parentElement?.contains(target));
      if (!isInside) onClose(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);
  return (
    <AntdProvider>
      <Popover
        open
        trigger={[]}
        placement="bottom"
        rootClassName="figure-card-popover"
        content={<Card content={content} onClose={onClose} />}
      >
        <span ref={anchor} className="figure-card-anchor" />
      </Popover>
    </AntdProvider>
  );
}
