export const FORMAT = 'alog';
/** Goes up when lines change their meaning or messages their names: a log of other names folds to nothing. */
export const VERSION = 5;
/** Actions between two checkpoints. */
export const CHECKPOINT_EVERY = 500;
