import { exportsOf } from '../../../features/exports';
import { saveFile } from '../../../infra/browser/save-file';
import { saveTable } from '../../../infra/browser/save-table';
import type { Slice } from '../../kernel/slice';
import { listOf } from '../export-lists';

type Join = <Name extends string, State>(slice: Slice<Name, State>) => void;

export const joinExports = (join: Join, view: Window): void =>
  join(exportsOf({ listOf, save: saveTable(saveFile(view)) }));
