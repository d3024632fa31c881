import { defer, from, type Observable } from 'rxjs';

const GZIP = [0x1f, 0x8b] as const;

const isGzip = async (file: Blob): Promise<boolean> => {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  return GZIP.every((byte, at) => start[at] === byte);
};

const read = async (file: Blob): Promise<string> => {
  const bytes = (await isGzip(file)) ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file;
  return new Response(bytes as BodyInit).text();
};

/** The text of a file, unpacked when its first bytes say gzip, whatever its name is. */
export const readTextFile = (file: Blob): Observable<string> => defer(() => from(read(file)));
