export const FORMAT = 'alog';
/** Goes up when lines change their meaning or messages their names: a log of other names folds to nothing. */
export const VERSION = 5;
/** Actions between two checkpoints. */
export const CHECKPOINT_EVERY = 500;
/** Of the text of a log: no engine holds a much longer one. */
export const MOST_BYTES = 256 * 1_024 * 1_024;
export const tooLarge = (isPacked: boolean): string => `文件${isPacked ? '解压之后' : ''}超过 256 MB`;
export const NO_LOG =
  '它既不是操作日志（.alog.ndjson，可以是 gzip 压缩的），也不是 Redux DevTools 导出的文件';
