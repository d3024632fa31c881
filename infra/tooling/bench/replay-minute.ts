import { gzipSync } from 'node:zlib';
import { applyMiddleware, legacy_createStore as createStore, type Middleware } from 'redux';
import { of } from 'rxjs';
import { recordActions } from '#infra/action-log/recorder';
import { redactor } from '#infra/action-log/redact';
import { writeLog } from '#infra/action-log/write-log';
import { defineEvents, payload, type DomainEvent } from '#src/kernel/messages';

export const KEY = new Uint8Array(32).fill(7);
export const FILE = {
  origin: { recording: 'bench', app: 'bench', build: 'bench', timeZone: 'UTC', locale: 'zh-CN' },
} as const;
const GOAL = { minuteKb: 100, minuteZippedKb: 10 } as const;
const KB = 1_024;

export const verdict = (value: number, goal: number): string => (value <= goal ? 'met' : 'missed');

const SEARCHES = 27;
const ROWS = 20;
const BUSY_MS = 60_000 / SEARCHES;
const { listRequested, listLoaded, marksLoaded, factStamped } = defineEvents('busy', {
  listRequested: payload<{ readonly page: number }>(),
  listLoaded: payload<{ readonly page: object }>(),
  marksLoaded: payload<{ readonly marks: readonly object[] }>(),
  factStamped: payload<{ readonly id: string; readonly query: string }>(),
});

/** Drawn by a seed, so that two runs have the same minute. */
const drawing = (seed: number) => {
  let state = seed;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const words = (count: number): string =>
    Array.from({ length: count }, () => String.fromCodePoint(0x4e00 + below(2_500))).join('');
  const id = (): string =>
    [8, 4, 4, 4, 12].map((length) => Array.from({ length }, () => below(16).toString(16)).join('')).join('-');
  return { below, words, id };
};

/** As the list of projects has them. */
const listedRow = ({ below, words }: ReturnType<typeof drawing>) => ({
  id: below(20_000),
  name: `${words(2)}市${words(6)}${below(40)}号楼`,
  areaName: words(3),
  buildingArea: below(9_000_000) / 100,
  unitCost: below(900_000) / 100,
  floors: below(40),
  stage: '招标控制价',
  structure: '剪力墙结构',
  taxBasis: '含税',
  priceDate: `2026-0${1 + below(9)}`,
  grade: 'A',
  provenance: { kind: 'sample', issuer: '造价指标网', title: '样例数据', revision: 1, licence: '仅供演示' },
});

/** A list is turned and searched 27 times a minute; its marks are asked for and a fact is told each time. */
export const busyMinute = (): readonly string[] => {
  const draw = drawing(7);
  let clock = 1_795_239_154_000;
  const lines: string[] = [];
  const recorder = recordActions({ now: () => clock });
  const answer = (path: string, body: object, data: object, then: (data: object) => void): void => {
    const reply = { httpStatus: 200, statusCode: 200, data, businessMsg: '', warnMsg: [] };
    const send = recorder.observe(() => of(reply));
    send({ method: 'POST', path, body }).subscribe(({ data: told }) => then(structuredClone(told) as object));
  };
  const program: Middleware = (api) => (next) => (action) => {
    next(action);
    if (!listRequested.match(action)) return;
    const { page } = action.payload;
    const rows = Array.from({ length: ROWS }, () => listedRow(draw));
    answer('/core/search/getSolrData', { page, keyword: draw.words(3) }, { rows, total: 4_211 }, (told) => {
      api.dispatch(listLoaded({ page: told }));
      const ids = rows.map(({ id }) => ({ kind: 'project', id }));
      answer(
        '/core/idx/getBidNodeData',
        { ids },
        ids.map((each) => ({ ...each, likes: draw.below(90) })),
        (marks) => {
          api.dispatch(marksLoaded({ marks: marks as readonly object[] }));
        },
      );
    });
    const query = JSON.stringify({ page, _e: { v: 1, id: draw.id(), tb: 'bench', sq: page, ct: clock } });
    api.dispatch(factStamped({ id: draw.id(), query }));
    answer('/behavior/ioDataSetWhithOutToken', { fncode: '200109', query }, { ok: 1 }, () => undefined);
  };
  const said: DomainEvent[] = [];
  const store = createStore(
    (state: Readonly<Record<string, unknown>> = {}) => state,
    applyMiddleware(recorder.middleware, program, () => (next) => (action) => {
      said.push(action as DomainEvent);
      return next(action);
    }),
  );
  for (let page = 1; page <= SEARCHES; page += 1) {
    clock += BUSY_MS;
    store.dispatch(listRequested({ page }));
  }
  writeLog({
    ...FILE,
    segments: recorder.segments,
    state: store.getState(),
    write: (line) => void lines.push(line),
    redactor: redactor(KEY),
    now: () => clock,
  });
  const theirs = JSON.stringify({ payload: JSON.stringify(said), preloadedState: '{}' });
  const kb = (text: string) => {
    const [raw, zipped] = [text.length / KB, gzipSync(text).length / KB];
    return { raw, zipped, words: `${raw.toFixed(1)} KB, ${zipped.toFixed(1)} KB gzip` };
  };
  const ours = kb(lines.join('\n'));
  return [
    `a minute of a busy list page: ${SEARCHES} searches of ${ROWS} rows, their marks and facts`,
    `  file with answers       ${ours.words} (goal: ${GOAL.minuteKb} KB, ${verdict(ours.raw, GOAL.minuteKb)}; ${GOAL.minuteZippedKb} KB gzip, ${verdict(ours.zipped, GOAL.minuteZippedKb)})`,
    `  @redux-devtools         ${kb(theirs).words} (actions alone)`,
  ];
};
