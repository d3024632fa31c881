import { exportsOf } from '#features/exports/index';
import { saveFile } from '#infra/browser/save-file';
import { openTableWriter } from '#infra/browser/save-table';
import type { Join } from '#src/kernel/slice';
import { exportFor } from '../exported-pages';

export const joinExports = (join: Join, view: Window): void =>
  join(exportsOf({ exportFor, openWriter: openTableWriter(saveFile(view)) }));
