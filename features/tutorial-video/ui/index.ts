export { TutorialEntry } from './tutorial-entry';
export { TutorialVideo } from './tutorial-video';
