import { codes } from '#src/contract/codes';

export const STATUS = codes;
