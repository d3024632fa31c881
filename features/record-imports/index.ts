import type { Slice } from '#src/kernel/slice';
import {
  accept,
  changeChoices,
  chooseFile,
  close,
  closeOnLeaving,
  downloadRefusals,
  loadKinds,
} from './epics';
import { loadAfterImport, loadAfterLogin, loadOnEntry } from './policies';
import type { FilePorts } from '#src/kernel/ports';
import { reducer, type RecordImportsState } from './state';
import { tracked } from './tracked';

export const recordImports: Slice<'recordImports', RecordImportsState, [files: FilePorts]> = {
  name: 'recordImports',
  reducer,
  epics: (files) => ({
    loadKinds,
    chooseFile: chooseFile(files),
    changeChoices,
    accept,
    downloadRefusals: downloadRefusals(files),
    close,
    closeOnLeaving,
    loadOnEntry,
    loadAfterLogin,
    loadAfterImport,
  }),
  tracked,
};
