import { parentPort } from 'node:worker_threads';
import { readFonts } from './fonts';
import { print } from './print';
import type { PrintedDocument } from './printed-document';
import { writableDocument, writableWith } from './writable';

const fonts = readFonts();
const written = writableWith(fonts);

parentPort?.on('message', (document: PrintedDocument) => {
  print(writableDocument(document, written), fonts).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (error: unknown) => parentPort?.postMessage({ problem: String(error) }),
  );
});
parentPort?.postMessage('ready');
