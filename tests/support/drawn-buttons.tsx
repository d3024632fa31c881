import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';

interface ButtonProps {
  readonly children?: ReactNode;
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly 'aria-label'?: string;
  readonly onClick?: (event: unknown) => void;
}
export interface DrawnButton {
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
  readonly press: () => void;
}

const drawn: DrawnButton[] = [];

/** Text of what a button says; anything but text in it says nothing. */
const wordsOf = (children: ReactNode): string =>
  [children]
    .flat()
    .map((child) => (typeof child === 'string' || typeof child === 'number' ? String(child) : ''))
    .join('');

/** Stands in for that of antd where a test mocks it by this module: it can be pressed without a browser. */
export const Button = ({
  children,
  disabled = false,
  loading = false,
  onClick,
  'aria-label': label,
}: ButtonProps) => {
  drawn.push({
    name: label ?? wordsOf(children),
    isDisabled: disabled,
    isBusy: loading,
    press: () => onClick?.({}),
  });
  return (
    <button disabled={disabled} aria-label={label}>
      {children}
    </button>
  );
};

/** A view as the state has it, once: with its buttons, and what they send. */
export const drawView = (view: ReactNode, state: object) => {
  drawn.length = 0;
  const sent: unknown[] = [];
  const store = configureStore({
    reducer: (own: object = state, message) => {
      sent.push(message);
      return own;
    },
    middleware: (all) => all({ serializableCheck: false, immutableCheck: false }),
  });
  const page = renderToStaticMarkup(<Provider store={store}>{view}</Provider>);
  const buttons = [...drawn];
  return {
    page,
    buttons,
    /** What one press of it sends. */
    sentBy: (name: string) => {
      const button = buttons.find((one) => one.name === name);
      if (!button) throw new Error(`no button ${name} among ${buttons.map((one) => one.name).join(', ')}`);
      sent.length = 0;
      button.press();
      return [...sent];
    },
  };
};

export const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '');
/** A sheet of the page by its title, tags and all. */
export const sheetOf = (page: string, title: string): string =>
  new RegExp(`<section class="sheet[^"]*" aria-label="${title}".*?</section>`).exec(page)?.[0] ?? '';
/** Row by row, each part of a row by itself. */
export const rowsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<li class="row">(.*?)<\/li>/g)].map(([, row = '']) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
/** A table cell by cell, without the titles that stand on cards. */
export const cellsOf = (html: string): readonly (readonly string[])[] => {
  const [table = ''] = /<table.*?<\/table>/.exec(html) ?? [];
  return [...table.replaceAll(/<span class="card-only[^>]*>.*?<\/span>/g, '').matchAll(/<tr.*?<\/tr>/g)].map(
    ([row]) => [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) => textOf(cell)),
  );
};
/** The figures of a page by their names. */
export const figuresOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, told = '']) => [
      name,
      textOf(told),
    ]),
  );
