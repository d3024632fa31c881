import { parentPort } from 'node:worker_threads';
import { readFonts } from './fonts';
import { print } from './print';
import type { PrintedDocument } from './printed-document';

const fonts = readFonts();

parentPort?.on('message', (document: PrintedDocument) => {
  print(document, fonts).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (error: unknown) => parentPort?.postMessage({ problem: String(error) }),
  );
});
parentPort?.postMessage('ready');
