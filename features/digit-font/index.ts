import type { Slice } from '#src/kernel/slice';
import { loadFont } from './epics/load-font';
import type { FontFaces } from './font-faces';
import { reducer, type DigitFontState } from './state';

export const digitFontOf = (faces: FontFaces): Slice<'digitFont', DigitFontState> => ({
  name: 'digitFont',
  reducer,
  epics: { loadFont: loadFont(faces) },
});
