import type { Slice } from '#src/kernel/slice';
import { loadFont, type FontFaces } from './epics';
import { reducer, type DigitFontState } from './state';

export const digitFont: Slice<'digitFont', DigitFontState, [faces: FontFaces]> = {
  name: 'digitFont',
  reducer,
  epics: (faces) => ({ loadFont: loadFont(faces) }),
};
