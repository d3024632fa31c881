import { Observable } from 'rxjs';
import type { ChosenFile } from '#src/kernel/ports';

const PREFIX = /^data:[^,]*,/;

/**
 * Lets the member choose one file and gives its content as base64. Completes without one when none is chosen, fails in
 * words when it is too large or cannot be read.
 */
export const pickFile =
  (view: Window & typeof globalThis) =>
  (accept: string, mostBytes: number): Observable<ChosenFile> =>
    new Observable((heard) => {
      const input = view.document.createElement('input');
      input.type = 'file';
      input.accept = accept;
      const reading = new view.FileReader();
      reading.onerror = () => heard.error(new Error('文件读不出来，请重新选择'));
      reading.onload = () => {
        const content = typeof reading.result === 'string' ? reading.result.replace(PREFIX, '') : '';
        heard.next({ name: input.files?.[0]?.name ?? '', content });
        heard.complete();
      };
      input.oncancel = () => heard.complete();
      input.onchange = () => {
        const file = input.files?.[0];
        if (!file) heard.complete();
        else if (file.size > mostBytes)
          heard.error(new Error(`文件不超过 ${Math.floor(mostBytes / 1024 / 1024)} MB`));
        else reading.readAsDataURL(file);
      };
      input.click();
      return () => {
        if (reading.readyState === view.FileReader.LOADING) reading.abort();
      };
    });
