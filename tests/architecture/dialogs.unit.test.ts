import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const HOME = 'src/ui/dialog/dialog.tsx';
const MODAL = /import \{[^}]*\bModal\b[^}]*\} from 'antd'/;

const viewsIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file}`);

test("[LOGIN-003] antd's dialog is drawn in one place, which knows how Escape is lost", () => {
  const drawing = [...viewsIn('src'), ...viewsIn('features')].filter((file) =>
    MODAL.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(drawing).toEqual([HOME]);
});
