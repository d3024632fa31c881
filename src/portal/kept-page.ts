/** Id of the line in which a page that was kept in the browser says of when it is. */
export const AS_OF = 'as-of';
/** Where the worker that keeps it lies. */
export const WORKER = '/worker.js';
