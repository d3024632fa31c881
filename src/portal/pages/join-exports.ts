import { exportsOf } from '#features/exports/index';
import { saveFile } from '#infra/browser/save-file';
import { openTableWriter } from '#infra/browser/save-table';
import type { Join } from '#src/kernel/slice';
import { exportedOf } from '../exported-pages';

export const joinExports = (join: Join, view: Window): void =>
  join(exportsOf({ exportedOf, openWriter: openTableWriter(saveFile(view)) }));
