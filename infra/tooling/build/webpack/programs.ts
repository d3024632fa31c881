import { existsSync } from 'node:fs';
import path from 'node:path';

export interface Program {
  readonly name: string;
  readonly entry: string;
  readonly template: string;
  /** Where it lies below dist/: the portal at the root, the others in a folder of their own. */
  readonly folder: string;
}

const FOLDERS = { portal: '', console: 'console', recorder: 'recorder' } as const;

/** The programs whose main.tsx exists. One without an index.html of its own gets the portal's. */
export const programsIn = (root: string): readonly Program[] =>
  Object.entries(FOLDERS).flatMap(([name, folder]) => {
    const file = (program: string, base: string) => path.join(root, 'src', program, base);
    const entry = file(name, 'main.tsx');
    if (!existsSync(entry)) return [];
    const own = file(name, 'index.html');
    return [{ name, entry, template: existsSync(own) ? own : file('portal', 'index.html'), folder }];
  });
