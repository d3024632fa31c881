import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { codes } from '#src/contract/codes';
import { ApiError } from '../http/api-error';
import { programThread } from '../jobs/own-program';
import type { PrintedDocument } from './printed-document';

/** Told wherever files are made one after the other. */
export const BUSY = '正在制作的文件较多，请稍后再试';
const AGAIN_S = 10;

export interface PressPlan {
  /** Documents that may wait behind the one that is printed. */
  readonly waiting: number;
  readonly timeoutMs: number;
  /** Of a finished document. */
  readonly mostBytes: number;
  readonly memoryMb: number;
  /** After it the thread goes, and its fonts with it. */
  readonly idleMs: number;
}

export const PRESS_PLAN: PressPlan = {
  waiting: 20,
  timeoutMs: 15_000,
  mostBytes: 5_000_000,
  memoryMb: 256,
  idleMs: 60_000,
};

export interface Press {
  /** @throws ApiError 442 when too many wait */
  readonly print: (document: PrintedDocument) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

type Printed = { readonly pdf: Uint8Array } | { readonly problem: string };

interface Thread {
  readonly worker: Worker;
  /** Its fonts are read. */
  readonly ready: Promise<unknown>;
}

const startThread = (memoryMb: number): Thread => {
  const worker = programThread(path.join(__dirname, 'press.worker.ts'), memoryMb);
  worker.unref();
  const ready = new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => reject(new Error('the press has ended')));
  });
  return { worker, ready };
};

/** Documents one after the other, in a thread of their own: calls are answered meanwhile. */
export const openPress = (plan: PressPlan = PRESS_PLAN): Press => {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const dismiss = async (): Promise<void> => {
    clearTimeout(idle);
    const former = thread;
    thread = undefined;
    await former?.worker.terminate();
  };

  const readyThread = async (): Promise<Worker> => {
    clearTimeout(idle);
    const { worker, ready } = (thread ??= startThread(plan.memoryMb));
    try {
      await ready;
      return worker;
    } catch (error) {
      void dismiss();
      throw error;
    }
  };

  /** The time it may take is that of printing: a thread begins more slowly on a busy machine. */
  const printNext = async (document: PrintedDocument): Promise<Buffer> => {
    const worker = await readyThread();
    return new Promise<Buffer>((resolve, reject) => {
      const end = (isBroken: boolean) => {
        clearTimeout(timer);
        worker.off('message', hear).off('error', fail).off('exit', leave);
        if (!isBroken) {
          idle = setTimeout(() => void dismiss(), plan.idleMs).unref();
          return;
        }
        // What still comes from a thread that is let go.
        worker.on('error', () => undefined);
        void dismiss();
      };
      const fail = (error: Error) => {
        end(true);
        reject(error);
      };
      const leave = () => fail(new Error('the press has ended'));
      const hear = (printed: Printed) => {
        end(false);
        if ('problem' in printed) reject(new Error(`the press failed: ${printed.problem}`));
        else if (printed.pdf.byteLength > plan.mostBytes) reject(new Error('the document is too large'));
        else resolve(Buffer.from(printed.pdf));
      };
      const timer = setTimeout(() => fail(new Error('the press took too long')), plan.timeoutMs);
      worker.on('message', hear).on('error', fail).on('exit', leave);
      worker.postMessage(document);
    });
  };

  return {
    print: async (document) => {
      if (waiting > plan.waiting) throw new ApiError(codes.tooManyRequests, BUSY, { retryAfterS: AGAIN_S });
      waiting += 1;
      const turn = last.then(() => printNext(document));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    close: dismiss,
  };
};
