import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const READ = `
  const { extractText, getDocumentProxy } = await import(process.argv[1]);
  const bytes = [];
  for await (const chunk of process.stdin) bytes.push(chunk);
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(bytes)));
  const { text } = await extractText(pdf);
  process.stdout.write(JSON.stringify(text));`;

/** Of each page, as a reader of PDF finds it. The library is a module that jest cannot load. */
export const pdfText = (pdf: Buffer): readonly string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        READ,
        pathToFileURL(require.resolve('unpdf')).href.replace(/\.cjs$/, '.mjs'),
      ],
      { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] },
    ),
  ) as readonly string[];
