import type { Basis } from '#src/costing/basis';

export type { Basis } from '#src/costing/basis';

/** A part that is undefined goes back to what each record has; a part that is absent stays. */
export type BasisChange = { readonly [Part in keyof Basis]?: Basis[Part] | undefined };
