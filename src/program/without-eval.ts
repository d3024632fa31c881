import * as z from 'zod/mini';

// Compiled parsers need eval, which the Content-Security-Policy forbids. A schema asks for this when it is made:
// imported first, before any contract.
z.config({ jitless: true });
