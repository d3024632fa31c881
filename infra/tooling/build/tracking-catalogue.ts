import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECTION_NAMES } from '#src/kernel/fact-sections';
import { trackEnvelope } from '#features/tracking/contract';
import { fieldsOf, type FieldKind } from '#src/kernel/fact-fields';
import { factCodes, meaningOf, SECTION_FACTS } from '#src/kernel/facts';

const OF_SECTION = new RegExp(`^2[1-9](${Object.keys(SECTION_FACTS).join('|')})$`);
const KINDS: Readonly<Record<FieldKind, string>> = { text: '文字', number: '数', flag: '是否' };

/** Slices whose `tracked.ts` names a code, or makes it of its section. */
const tellersIn = (root: string) => {
  const folder = path.join(root, 'features');
  const sources = readdirSync(folder).flatMap((slice) => {
    try {
      return [{ slice, text: readFileSync(path.join(folder, slice, 'tracked.ts'), 'utf8') }];
    } catch {
      return [];
    }
  });
  return (fncode: string): readonly string[] =>
    sources.filter(({ text }) => text.includes(`'${fncode}'`)).map(({ slice }) => slice);
};

/** The page as it is kept in the repository. */
export const trackingPage = (root: string): string => {
  const tellers = tellersIn(root);
  const line = (fncode: string): string => {
    const fields = Object.entries(fieldsOf(fncode) ?? {}).map(([name, kind]) => `${name}（${KINDS[kind]}）`);
    return `| ${fncode} | ${meaningOf(fncode) ?? ''} | ${fields.join('、') || '—'} | ${tellers(fncode).join('、') || (OF_SECTION.test(fncode) ? '各板块共有' : '—')} |`;
  };
  const codes = factCodes();
  return `${[
    '# 行为事件',
    '',
    `目录里的全部 ${codes.length} 个事件码：前两位是板块，中间两位是对象，后两位是动作。由 \`npm run docs:tracking\` 从 \`src/kernel/facts.ts\` 与 \`fact-fields.ts\` 生成；含义与字段以它们为准，服务器按同一份目录检查每一条。发出者是 \`tracked.ts\` 里写有这个码的切片；各板块共有的码由各板块的切片按自己的板块拼出；“—”：目录里有，还没有切片写着它。`,
    '',
    `每条事件都在规范的 \`query\` 里带一个信封 \`_e\`，其字段：${Object.keys(trackEnvelope.shape).join('、')}（含义见 \`features/tracking/contract.ts\`）。`,
    '',
    ...Object.entries(SECTION_NAMES).flatMap(([section, name]) => [
      `## ${section} ${name}`,
      '',
      '| 码 | 含义 | 字段 | 发出者 |',
      '| --- | --- | --- | --- |',
      ...codes.filter((code) => code.startsWith(section)).map(line),
      '',
    ]),
  ]
    .join('\n')
    .trimEnd()}\n`;
};

if (require.main === module) {
  const root = path.join(__dirname, '../../..');
  writeFileSync(path.join(root, 'docs/tracking.md'), trackingPage(root));
}
