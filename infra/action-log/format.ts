export const FORMAT = 'alog';
/** Goes up when lines change their meaning or messages their names: a log of other names folds to nothing. */
export const VERSION = 5;
/** Actions between two checkpoints. */
export const CHECKPOINT_EVERY = 500;
/** Of the text of a log: no engine holds a much longer one. */
export const MOST_BYTES = 256 * 1_024 * 1_024;
export const TOO_LARGE = '文件解压之后超过 256 MB';
