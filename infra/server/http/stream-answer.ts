import { Readable } from 'node:stream';
import { Answer } from './route';

/** Answers with a stream in the place of the envelope. */
export class StreamAnswer extends Answer<never> {
  constructor(
    readonly stream: Readable,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super(undefined as never);
  }
}

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  // Not by its name: an answer that says it is JSON is read as an envelope, not as a file.
  json: 'application/octet-stream',
  ndjson: 'application/octet-stream',
  parquet: 'application/vnd.apache.parquet',
} as const;

interface File {
  /** Without its ending. */
  readonly name: string;
  /** The same for whoever reads ASCII alone (RFC 6266). */
  readonly plainName: string;
  readonly format: keyof typeof TYPES;
  readonly content: Buffer | string | Readable;
}

/** A file to be saved under its name. */
export const fileAnswer = ({ name, plainName, format, content }: File): StreamAnswer =>
  new StreamAnswer(content instanceof Readable ? content : Readable.from([content]), {
    'content-type': TYPES[format],
    'content-disposition': `attachment; filename="${plainName}.${format}"; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
  });
