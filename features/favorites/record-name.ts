import type { RecordKey } from './contract-rows';

export const nameOf = ({ kind, ref }: RecordKey): string => `${kind} ${ref}`;
