import { useState, type SubmitEvent } from 'react';
import { MOST_NAME } from '../contract-folders';

export interface FolderFormProps {
  readonly label: string;
  readonly start?: string;
  readonly onNamed: (name: string) => void;
  readonly onDone: () => void;
}

export const FolderForm = ({ label, start = '', onNamed, onDone }: FolderFormProps) => {
  const [name, write] = useState(start);
  const given = name.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (given && given !== start) onNamed(given);
    onDone();
  };
  return (
    <form
      className="row"
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone();
      }}
    >
      <input
        autoFocus
        aria-label={label}
        value={name}
        maxLength={MOST_NAME}
        placeholder={label}
        onChange={({ target }) => write(target.value)}
      />
      <button type="submit" className="plain" disabled={!given}>
        确定
      </button>
      <button type="button" className="plain" onClick={onDone}>
        取消
      </button>
    </form>
  );
};
