import type { ChannelEnd } from './kept';
import { isFieldName } from './known';
import { DROPPED_TEXT, type Redactor } from './redact';

/** In storage: the program's own name, then whom or what it is of. `kept.publishingEdits:6001:77` */
const STORED = /^((?:kept|tab|cookies)\.([A-Za-z_$][\w$]*)[^\w$])(.+)$/s;

/** `visitor` stands where an id does; an id has figures. */
const isWord = (text: string): boolean => /^[A-Za-z]+$/.test(text);

const storedIn = (path: string) => {
  const [, head = '', name = '', of = ''] = STORED.exec(path) ?? [];
  return isFieldName(name) ? { head, name, of } : undefined;
};

/** `kept.accessToken` is a secret as `accessToken` is. Empty where the last piece of a path is no name. */
export const nameAt = (path = ''): string => {
  const name = storedIn(path)?.name ?? path.split(/[./]/).at(-1)?.replace(/\(\)$/, '') ?? '';
  return isFieldName(name) ? name : '';
};

/** Whom or what a place in storage is of, where that is no word of the program. */
export const ownersAt = (path = ''): readonly string[] =>
  (storedIn(path)?.of.split(/[.:]/) ?? []).filter((piece) => !isWord(piece));

/** What is written as a text stays one where it is dropped. */
export const hiddenText = ({ redact }: Pick<Redactor, 'redact'>, text: string): string => {
  const after = redact(text);
  return typeof after === 'string' ? after : DROPPED_TEXT;
};

export const hideEnd = (redactor: Pick<Redactor, 'redact'>, end: ChannelEnd): ChannelEnd =>
  end === 'done' ? end : { err: hiddenText(redactor, end.err) };

/** A replay asks for what its values make of a path: they are replaced in it, the program's names are not. */
export const hidePlace = (redactor: Pick<Redactor, 'redact' | 'redactText'>, path: string): string => {
  const stored = storedIn(path);
  if (!stored)
    return path
      .split(/([./])/)
      .map((piece) => (isFieldName(piece.replace(/\(\)$/, '')) ? piece : hiddenText(redactor, piece)))
      .join('');
  const { head, of } = stored;
  return head + (isWord(of) ? redactor.redactText(of) : hiddenText(redactor, of));
};

/** What is told at a place, hidden as what stands under its name. */
export const hideAt = (
  { redact }: Pick<Redactor, 'redact'>,
  path: string | undefined,
  value: unknown,
): unknown => Object.values(redact({ [nameAt(path)]: value }) as object)[0];
