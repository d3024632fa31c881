/**
 * Writes more of the present place into the address: nothing is entered, nothing is remembered as a step back, and
 * whoever reloads or comes back finds it.
 */
export type NoteAddress = (path: string) => void;
