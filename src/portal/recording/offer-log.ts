import { saveFile } from '#infra/browser/save-file';

const FILE_NAME = 'session.alog.ndjson';

export const offerLog = (text: string): void =>
  saveFile(window)(FILE_NAME, new Blob([text], { type: 'application/x-ndjson' }));
