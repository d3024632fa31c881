export type { BasisBlanks } from './blanks';
export { BasisSwitch } from './basis-switch';
export { useReading, useRebase } from './use-reading';
