/** Why the program cannot start, in one Chinese sentence for whoever started it; shown without a stack. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartupError';
  }
}
