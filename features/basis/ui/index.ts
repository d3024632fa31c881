export { AS_RECORDED, type BasisBlanks } from './blanks';
export { BasisSwitch } from './basis-switch';
export { NoBasisNote } from './no-basis-note';
export { useReading } from './use-reading';
export { useTableAgain } from './use-table';
