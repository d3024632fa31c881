import { ESLint } from 'eslint';

/** Reads `[{ file, text }]` from stdin, lints each text as if it stood in that file, writes `[[{ ruleId, line }]]`. */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);

const eslint = new ESLint({ overrideConfigFile: 'infra/tooling/checks/eslint.config.mjs' });
const results = [];
for (const { file, text } of JSON.parse(Buffer.concat(chunks).toString('utf8'))) {
  const [{ messages }] = await eslint.lintText(text, { filePath: file });
  results.push(messages.map(({ ruleId, line }) => ({ ruleId, line })));
}
process.stdout.write(JSON.stringify(results));
