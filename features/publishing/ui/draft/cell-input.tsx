import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

export interface CellInputProps {
  readonly label: string;
  readonly start: string;
  /** None: free text. */
  readonly choices: readonly string[];
  readonly isNumeric: boolean;
  /** `key` is what the text was finished with; undefined when the focus went elsewhere. */
  readonly onDone: (text: string, event?: KeyboardEvent) => void;
  readonly onCancel: () => void;
}

/** The one cell that is being typed into. Escape leaves it as it was. */
export const CellInput = ({ label, start, choices, isNumeric, onDone, onCancel }: CellInputProps) => {
  const [text, type] = useState(start);
  const isOver = useRef(false);
  const done = (event?: KeyboardEvent) => {
    isOver.current = true;
    onDone(text, event);
  };
  const leave = useRef(done);
  useEffect(() => {
    leave.current = done;
  });
  // A field that is taken away with its node loses the focus without a word.
  useEffect(
    () => () => {
      if (!isOver.current) leave.current();
    },
    [],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method finishes its word with Enter as well.
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (event.key === 'Enter' || event.key === 'Tab' || isSave) done(event);
    else if (choices.length === 0 && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) done(event);
  };
  if (choices.length > 0) {
    return (
      <select
        aria-label={label}
        value={text}
        autoFocus
        onChange={({ target }) => type(target.value)}
        onBlur={() => done()}
        onKeyDown={onKeyDown}
      >
        <option value="">请选择</option>
        {!choices.includes(text) && text !== '' && <option value={text}>{text}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      aria-label={label}
      value={text}
      autoFocus
      autoComplete="off"
      maxLength={2_000}
      inputMode={isNumeric ? 'decimal' : 'text'}
      onChange={({ target }) => type(target.value)}
      onBlur={() => done()}
      onKeyDown={onKeyDown}
    />
  );
};
