/** The part that is used; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    /** Code points that have a glyph. */
    readonly characterSet: readonly number[];
  }
  export const create: (bytes: Buffer) => Font;
}
