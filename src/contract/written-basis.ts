import * as z from 'zod/mini';

/** The basis of a page as an address writes it, 2025-09_20_in_kind; what is not understood of it is passed over. */
export const writtenBasis = z.string().check(z.maxLength(40, '折算口径不正确'));
