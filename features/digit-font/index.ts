import type { Slice } from '#src/kernel/slice';
import { loadFont } from './epics';
import type { FontFaces } from './font-faces';
import { reducer, type DigitFontState } from './state';

export const digitFont: Slice<'digitFont', DigitFontState, [faces: FontFaces]> = {
  name: 'digitFont',
  reducer,
  epics: (faces) => ({ loadFont: loadFont(faces) }),
};
