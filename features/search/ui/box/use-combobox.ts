import { useEffect, useId, useState, type ComponentProps, type RefObject, type SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { CATEGORIES } from '../../contract';
import { selectPrompt } from '../../selectors';
import type { BoxStart } from './box-start';
import { meaningOf } from './meaning-of';
import { optionId } from './options';
import type { Option } from './sections-of';
import { TEXT } from './step';
import { useBoxText } from './use-box-text';
import { useOffer } from './use-offer';

const LONGEST = 100;

/** The combobox of WAI-ARIA: the focus stays in the field, which names the active option. */
export const useCombobox = (start: BoxStart, field: RefObject<HTMLInputElement | null>) => {
  const send = useSend();
  const listId = useId();
  const { text, setText, category, setCategory } = useBoxText(start);
  const [isOpen, setIsOpen] = useState(start.isFocused);
  const [pointed, setPointed] = useState(TEXT);
  const { typed, sections } = useOffer(text, category);
  const placeholder = useSelector(selectPrompt)?.prompt;
  const options = sections.flatMap((section) => section.options);
  const isShown = isOpen && options.length > 0;
  // Other words may have come meanwhile, and fewer.
  const active = pointed < options.length ? pointed : TEXT;

  useEffect(() => {
    send(commands.loadPrompt());
    if (start.isFocused && start.text) send(commands.suggest({ text: start.text }));
  }, [send, start]);

  const show = (next: boolean) => {
    setIsOpen(next);
    setPointed(TEXT);
  };
  const close = () => show(false);
  const type = (value: string, isComposing = false) => {
    setText(value);
    show(true);
    if (!isComposing) send(commands.suggest({ text: value }));
  };
  const search = (keyword: string, from: 'header' | 'recent' | 'hot') => {
    close();
    send(commands.submit({ keyword, category, from }));
  };
  const pick = ({ text: picked, means }: Option, position: number) => {
    setText(picked);
    if (means.kind !== 'word') return search(picked, means.kind);
    close();
    const { word, group, id } = means.word;
    send(commands.choose({ word, group, id, category, rank: position + 1 }));
  };
  const forget = (keyword?: string) => {
    setPointed(TEXT);
    send(commands.forget(keyword === undefined ? {} : { keyword }));
  };
  const insert = (symbol: string) => {
    const input = field.current;
    if (!input || input.value.length + symbol.length > LONGEST) return;
    const { selectionStart, selectionEnd, value } = input;
    input.setRangeText(symbol, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    type(input.value);
  };

  const input: ComponentProps<'input'> = {
    value: text,
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-autocomplete': 'list',
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': isShown && active !== TEXT ? optionId(listId, active) : undefined,
    ...(placeholder && { placeholder }),
    // Not on focus: a dialog that closes gives the focus back, and nobody asked for words then.
    onClick: () => setIsOpen(true),
    onChange: ({ target, nativeEvent }) =>
      type(target.value, (nativeEvent as Partial<InputEvent>).isComposing === true),
    onCompositionEnd: ({ currentTarget }) => type(currentTarget.value),
    onKeyDown: (event) => {
      const meaning = meaningOf(event, { isOpen, active, options, text });
      if (!meaning) return;
      event.preventDefault();
      switch (meaning.kind) {
        case 'point':
          setIsOpen(true);
          return setPointed(meaning.at);
        case 'show':
          return show(meaning.isOpen);
        case 'pick':
          return pick(meaning.option, active);
        case 'forget':
          return forget(meaning.keyword);
        case 'empty':
          return type('');
      }
    },
  };
  const select: ComponentProps<'select'> = {
    value: category,
    onChange: ({ target }) => setCategory(CATEGORIES.find((one) => one === target.value) ?? 'all'),
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    search(text, 'header');
  };
  return {
    listId,
    isOpen,
    sections,
    active,
    typed,
    count: options.length,
    hasRecent: options.some(({ means }) => means.kind === 'recent'),
    input,
    select,
    onSubmit,
    pick,
    forget,
    insert,
    close,
  };
};
