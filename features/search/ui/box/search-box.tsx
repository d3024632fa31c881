import { useEffect, useRef, type ComponentProps, type ComponentType, type SubmitEventHandler } from 'react';
import { Options } from './options';
import { PopupFoot } from './popup-foot';
import type { BoxStart } from './box-start';
import { useCombobox } from './use-combobox';
import { SHORTCUTS, useShortcut } from './use-shortcut';
import { classes } from '#src/ui/classes';
import * as styles from './search-box.module.css';

interface FormProps {
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly input: ComponentProps<'input'>;
  readonly select: ComponentProps<'select'>;
}
export interface SearchBoxProps {
  /** The look of the box, the same before and after it can do more. */
  readonly Form: ComponentType<FormProps>;
  readonly start: BoxStart;
}

/** The header's search: a combobox over words, recent searches and hot words. */
export function SearchBox({ Form, start }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const combobox = useCombobox(start, input);
  useShortcut(input);
  const { listId, isOpen, sections, active, count, typed } = combobox;

  useEffect(() => {
    if (start.isFocused) input.current?.focus();
    input.current?.setSelectionRange(start.caret, start.caret);
  }, [start]);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={box}
      className={styles.root}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) combobox.close();
      }}
    >
      <Form
        onSubmit={combobox.onSubmit}
        input={{ ref: input, 'aria-keyshortcuts': SHORTCUTS, ...combobox.input }}
        select={combobox.select}
      />
      {isOpen && (
        <div className={classes('box raised', styles.popup)}>
          {count > 0 && (
            <Options
              id={listId}
              sections={sections}
              active={active}
              onPick={combobox.pick}
              onForget={combobox.forget}
            />
          )}
          <PopupFoot
            hasRecent={combobox.hasRecent}
            onForgetAll={() => combobox.forget()}
            onSymbol={combobox.insert}
          />
        </div>
      )}
      <p className="sr-only" role="status">
        {isOpen && typed !== '' && count > 0 ? `${count} 个联想词，用上下方向键选择` : ''}
      </p>
    </div>
  );
}
