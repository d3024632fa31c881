import type { Option } from './sections-of';
import { step, TEXT } from './step';

type Meaning =
  | { readonly kind: 'point'; readonly at: number }
  | { readonly kind: 'show'; readonly isOpen: boolean }
  | { readonly kind: 'pick'; readonly option: Option }
  | { readonly kind: 'forget'; readonly keyword: string }
  | { readonly kind: 'empty' };

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}
interface Standing {
  readonly isOpen: boolean;
  readonly active: number;
  readonly options: readonly Option[];
  readonly text: string;
}

const moveOf = (key: string, { isOpen, active, options }: Standing): Meaning | undefined => {
  if (!isOpen && !key.startsWith('Arrow')) return undefined;
  const at = step(options.length, isOpen ? active : TEXT, key);
  return at === undefined ? undefined : { kind: 'point', at };
};

/** What a key means to the box; undefined leaves it to the text field and the form. */
export const meaningOf = (
  { key, altKey, ctrlKey, metaKey }: Key,
  standing: Standing,
): Meaning | undefined => {
  const { isOpen, active, options, text } = standing;
  if (ctrlKey || metaKey) return undefined;
  if (altKey) {
    if (key === 'ArrowDown') return { kind: 'show', isOpen: true };
    return key === 'ArrowUp' ? { kind: 'show', isOpen: false } : undefined;
  }
  if (key === 'Escape') {
    if (isOpen) return { kind: 'show', isOpen: false };
    return text === '' ? undefined : { kind: 'empty' };
  }
  const option = isOpen ? options[active] : undefined;
  if (key === 'Enter') return option && { kind: 'pick', option };
  if (key === 'Delete') {
    return option?.means.kind === 'recent' ? { kind: 'forget', keyword: option.text } : undefined;
  }
  return moveOf(key, standing);
};
