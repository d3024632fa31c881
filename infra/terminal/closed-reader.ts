/** Whoever reads what is printed may have had enough, as `head` has: that is no fault. */
export const allowClosedReader = (output: NodeJS.EventEmitter): void =>
  void output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
