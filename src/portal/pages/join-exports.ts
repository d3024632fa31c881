import { exportsOf } from '../../../features/exports';
import { saveFile } from '../../../infra/browser/save-file';
import { openTableWriter } from '../../../infra/browser/save-table';
import type { Slice } from '../../kernel/slice';
import { exportedOf } from '../exported-pages';

type Join = <Name extends string, State>(slice: Slice<Name, State>) => void;

export const joinExports = (join: Join, view: Window): void =>
  join(exportsOf({ exportedOf, openWriter: openTableWriter(saveFile(view)) }));
