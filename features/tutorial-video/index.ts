import type { Slice } from '#src/kernel/slice';
import { findSource, closeVideo, openVideo, watch } from './epics';
import type { TutorialSource$ } from './source';
import { reducer, type TutorialVideoState } from './state';
import { tracked } from './tracked';

export type { TutorialSource } from './source';

export const tutorialVideo: Slice<'tutorialVideo', TutorialVideoState, [source$: TutorialSource$]> = {
  name: 'tutorialVideo',
  reducer,
  epics: (source$) => ({ watch, openVideo, closeVideo, findSource: findSource(source$) }),
  tracked,
};
