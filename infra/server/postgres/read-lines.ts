import type { Readable } from 'node:stream';

/** Hears of every line, of a long one its beginning: what is cut off is kept nowhere. */
export const readLines = (input: Readable, most: number, hear: (line: string) => void): void => {
  let line = '';
  const add = (part: string) => {
    if (line.length <= most) line = (line + part).slice(0, most + 1);
  };
  const tell = () => {
    hear(line.length > most ? `${line.slice(0, most)}…` : line.replace(/\r$/, ''));
    line = '';
  };
  input.setEncoding('utf8');
  input.on('data', (text: string) => {
    const [first = '', ...others] = text.split('\n');
    add(first);
    for (const part of others) {
      tell();
      add(part);
    }
  });
  input.once('end', () => {
    if (line !== '') tell();
  });
};
