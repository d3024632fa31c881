import fc from 'fast-check';

/** The same drawings on every run; `SEED=…` draws others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 51290) });

export { fc };
