import { at } from '#infra/action-log/condition';
import { replay } from '#infra/action-log/replay';
import { damageWords } from '#infra/action-log/verdict';
import { EXIT, linesOf, seconds, shown, type Command } from './command';

/** Header and counts, a fact a line. */
export const info: Command = (log, { print }) => {
  const { header, lines, end, damages } = log;
  const count = (kind: string) => lines.filter(({ k }) => k === kind).length;
  const ofOthers = linesOf(log, 'q').filter(({ o }) => o === 'port').length;
  const others = ofOthers === 0 ? '' : `（其中 ${ofOthers} 个不由 epic 发出，完整重放不计）`;
  const lengthMs = lines.reduce((latest, line) => ('t' in line ? Math.max(latest, line.t) : latest), 0);
  print([
    `录制　　${header.rec}`,
    `程序　　${header.app} ${header.bl}${header.source === 'app' ? '' : '（来自 Redux DevTools）'}`,
    `开始　　${new Date(header.t0).toISOString()} ${header.tz} ${header.loc}`,
    `时长　　${seconds(lengthMs)}`,
    `脱敏　　${header.rules}`,
    `切片　　${header.slices.join('、') || '从空状态开始'}`,
    `动作　　${count('a')}`,
    `请求　　${count('q')}${others}，回应 ${count('s')}`,
    `外来　　推送 ${count('w')}，定时 ${count('t')}，读取 ${count('n')}`,
    `事实　　${count('v')}`,
    `异常　　${count('x')}`,
    `检查点　${count('c')}`,
    `结束　　${end ? `第 ${end.n} 个动作之后` : '没有结束行（日志被截断）'}`,
    ...damages.map((damage) => `损坏　　${damageWords(damage)}`),
  ]);
  return damages.length === 0 && end ? EXIT.same : EXIT.diverged;
};

const pattern = (text: string | undefined): RegExp | undefined => {
  try {
    return new RegExp(text ?? '');
  } catch {
    return undefined;
  }
};

const jsonLines = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join('\n');

/** `17  1.234 s  event  search/found ← 15`, one a line. */
export const actions: Command = (log, { print, printData }, { value, has }) => {
  const wanted = pattern(value('--type'));
  if (!wanted) return undefined;
  const found = linesOf(log, 'a').filter(({ ty }) => wanted.test(ty));
  if (has('--json')) printData(jsonLines(found));
  else
    print(
      found.map(({ i, t, ty, m, p }) => {
        const cause = p === undefined ? '' : ` ← ${p}`;
        return `${String(i).padStart(6)}  ${seconds(t).padStart(11)}  ${m.kind.padEnd(7)}  ${ty}${cause}`;
      }),
    );
  return EXIT.same;
};

export const requests: Command = (log, { print, printData }, { has }) => {
  const replies = new Map(linesOf(log, 's').map((line) => [line.r, line]));
  const rows = linesOf(log, 'q').map((request) => ({ request, reply: replies.get(request.r) }));
  if (has('--json')) printData(jsonLines(rows));
  else
    print(
      rows.map(({ request, reply }) => {
        const { i, t, r, m, u, b } = request;
        const answer = reply ? `${reply.sc} ${seconds(reply.t - t)}` : '没有回应';
        const asked = b === undefined ? '' : `  ${shown(b)}`;
        return `${String(i).padStart(6)}  ${seconds(t).padStart(11)}  #${r} ${m} ${u} → ${answer}${asked}`;
      }),
    );
  return EXIT.same;
};

export const state: Command = (log, { printData, remark, reducers }, { value }) => {
  const wanted = value('--at');
  if (wanted !== undefined && !/^\d+$/.test(wanted)) {
    remark(`--at 后面要写 0 或更大的整数：${wanted}`);
    return undefined;
  }
  const until = Number(wanted ?? Infinity);
  const last = linesOf(log, 'a').length;
  if (wanted !== undefined && until > last) remark(`日志到第 ${last} 个动作为止，给出的是最后的状态`);
  const path = value('--path');
  const found = replay(log, reducers, until).state;
  const part = path === undefined ? found : at(found, path);
  if (part === undefined) {
    remark(`状态里没有 ${path}`);
    return EXIT.diverged;
  }
  printData(JSON.stringify(part, null, 2));
  return EXIT.same;
};
