import { defer, type Observable } from 'rxjs';

interface FaceFile {
  readonly weight: string;
  readonly file: unknown;
}

/** The font in use and the one about to take its place: figures are drawn anew only after it has come. */
const MOST_FAMILIES = 2;

/** Fonts that come as files, not as addresses: their requests carry the session. */
export const fontFaces = (view: Pick<Window & typeof globalThis, 'document' | 'FontFace' | 'Blob'>) => {
  const { FontFace: Face, Blob: File } = view;
  const { fonts } = view.document;
  let families: readonly (readonly FontFace[])[] = [];

  const load = async (family: string, { weight, file }: FaceFile): Promise<FontFace> => {
    if (!(file instanceof File)) throw new TypeError(`the font ${family} is no file`);
    return new Face(family, await file.arrayBuffer(), { weight }).load();
  };
  const show = async (family: string, files: readonly FaceFile[]): Promise<void> => {
    const faces = await Promise.all(files.map((file) => load(family, file)));
    faces.forEach((face) => fonts.add(face));
    families = [...families, faces];
    families.slice(0, -MOST_FAMILIES).forEach((old) => old.forEach((face) => fonts.delete(face)));
    families = families.slice(-MOST_FAMILIES);
  };
  return {
    show: (family: string, files: readonly FaceFile[]): Observable<void> => defer(() => show(family, files)),
  };
};
