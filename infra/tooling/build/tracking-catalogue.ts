import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECTION_NAMES } from '#src/kernel/fact-sections';
import { trackEnvelope } from '#features/tracking/contract';
import { fieldsOf, type FieldKind } from '#src/kernel/fact-fields';
import { failureFact } from '#src/kernel/slice';
import { factCodes, meaningOf, SECTION_FACTS } from '#src/kernel/facts';

const OF_SECTION = new RegExp(`^2[1-9](${Object.keys(SECTION_FACTS).join('|')})$`);
const { fncode: FAILURE } = failureFact('', { code: 0, message: '' });
const FIELD_KINDS: Readonly<Record<FieldKind, string>> = { text: '文字', number: '数', flag: '是否' };

/** Slices whose `tracked.ts` names a code, makes it of its section, or tells that something could not be had. */
const tellersIn = (root: string) => {
  const folder = path.join(root, 'features');
  const sources = readdirSync(folder).flatMap((slice) => {
    try {
      return [{ slice, text: readFileSync(path.join(folder, slice, 'tracked.ts'), 'utf8') }];
    } catch {
      return [];
    }
  });
  const signsOf = (fncode: string): readonly string[] => [
    `'${fncode}'`,
    ...(OF_SECTION.test(fncode) ? [`'${fncode.slice(2)}'`] : []),
    ...(fncode === FAILURE ? ['failureFact('] : []),
  ];
  return (fncode: string): readonly string[] =>
    sources
      .filter(({ text }) => signsOf(fncode).some((sign) => text.includes(sign)))
      .map(({ slice }) => slice);
};

export const trackingPage = (root: string): string => {
  const tellers = tellersIn(root);
  const line = (fncode: string): string => {
    const fields = Object.entries(fieldsOf(fncode) ?? {}).map(
      ([name, kind]) => `${name}（${FIELD_KINDS[kind]}）`,
    );
    return `| ${fncode} | ${meaningOf(fncode) ?? ''} | ${fields.join('、') || '—'} | ${tellers(fncode).join('、') || '—'} |`;
  };
  const codes = factCodes();
  return `${[
    '# 行为事件',
    '',
    `目录里的全部 ${codes.length} 个事件码：前两位是板块，中间两位是对象，后两位是动作。由 \`npm run docs:tracking\` 从 \`src/kernel/facts.ts\` 与 \`fact-fields.ts\` 生成；含义与字段以它们为准，服务器按同一份目录检查每一条。发出者是 \`tracked.ts\` 里写有这个码、或按板块拼出它的切片。列表的筛选、翻页、排序与地址上的地区由列表自己报，tracking 统一写；打开一条记录后离开它，也由 tracking 写。`,
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

/** The page as it is kept in the repository. */
export const formattedPage = (root: string): string => {
  const formatter = path.join(root, 'node_modules/oxfmt/bin/oxfmt');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [formatter, '--stdin-filepath', 'docs/tracking.md'],
    { cwd: root, encoding: 'utf8', input: trackingPage(root) },
  );
  if (status !== 0) throw new Error(`the page cannot be formatted: ${stderr}`);
  return stdout;
};

if (require.main === module) {
  const root = path.join(__dirname, '../../..');
  writeFileSync(path.join(root, 'docs/tracking.md'), formattedPage(root));
}
