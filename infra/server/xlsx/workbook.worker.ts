import { parentPort } from 'node:worker_threads';
import { writeWorkbook, type TextSheet } from './write-workbook';

parentPort?.once('message', (sheets: readonly TextSheet[]) => {
  void writeWorkbook(sheets).then((bytes) => parentPort?.postMessage(bytes));
});
