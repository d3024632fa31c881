/** Something in a file cannot be taken for certain; the message says what, in Chinese, for the file's owner. */
export class Unclear extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unclear';
  }
}
