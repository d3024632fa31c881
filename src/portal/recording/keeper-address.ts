/** The recorder's worker, which makes logs: what it is made of weighs nothing here. */
export const KEEPER = '/recorder/keeper.js';
