export { joinGlobalSlices } from './join-global-slices';
export { GlobalOverlays } from './global-overlays';
