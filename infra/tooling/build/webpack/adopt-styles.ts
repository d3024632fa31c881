import path from 'node:path';

const INSTEAD = path.join(__dirname, '../../../../src/ui/adopted-styles.ts');

/** Loader: puts our module in the place of rc-util's writer of <style> tags. */
export default function adoptStyles(): string {
  return `export * from ${JSON.stringify(INSTEAD)};\n`;
}
