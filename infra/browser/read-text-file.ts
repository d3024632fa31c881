import { defer, from, type Observable } from 'rxjs';

const GZIP = [0x1f, 0x8b] as const;

export class FileTooLarge extends Error {
  constructor(readonly isPacked: boolean) {
    super('the text of the file is longer than may be read');
    this.name = 'FileTooLarge';
  }
}

const isGzip = async (file: Blob): Promise<boolean> => {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  return GZIP.every((byte, at) => start[at] === byte);
};

/** A few bytes of gzip may stand for any number: fails with the first that is too many. */
const atMost = (most: number, isPacked: boolean): TransformStream<Uint8Array, Uint8Array> => {
  let length = 0;
  return new TransformStream({
    transform: (bytes, sink) => {
      length += bytes.length;
      if (length > most) sink.error(new FileTooLarge(isPacked));
      else sink.enqueue(bytes);
    },
  });
};

const read = async (file: Blob, most: number): Promise<string> => {
  const isPacked = await isGzip(file);
  const bytes = isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  return new Response(bytes.pipeThrough(atMost(most, isPacked)) as BodyInit).text();
};

/**
 * The text of a file, unpacked when its first bytes say gzip, whatever its name is; FileTooLarge beyond so many bytes
 * of it.
 */
export const readTextFile =
  (most: number) =>
  (file: Blob): Observable<string> =>
    defer(() => from(read(file, most)));
