import type { Pool } from 'pg';
import { INDEX_CHOICES } from '#src/costing/basis';
import { NATIONWIDE } from '#src/contract/places';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import type { Answerer } from '../answerer';
import { answerDraft } from '../figures/answer-draft';
import { plainNumber, sourceWords } from '../figures/number-words';
import { listLink } from '../figures/project-filter';
import { provinceMedians, type ProvinceMedian } from '../figures/province-medians';
import { isOfAllPlaces } from '../reading/read-question';
import { TYPES } from '../reading/vocabulary';

const SECTION = 'project';
const SHOWN = 3;
const LOWEST = /便宜|最低/;

const words = ({ name, median, n }: ProvinceMedian): string =>
  `${name} ${plainNumber(median, 2)} 元/㎡（${n} 个样本）`;

/** Which province a building costs most in, by the medians that the home page shows. */
export const provinceAnswerer = (pool: Pool): Answerer => ({
  section: SECTION,
  fits: ({ measure, types, places }, question) =>
    measure === 'unitCost' && types.length > 0 && places.length < 2 && isOfAllPlaces(question),
  answer: async ({ types, structures, period, stage, places, basis }, question, signal) => {
    const draft = answerDraft();
    const [structure] = structures;
    const [place] = places;
    if (place && place.areaId !== NATIONWIDE) {
      draft.choices(`只按省比较，不比较${place.name}的各地。可以改问：`, [
        `哪个省${TYPES[types[0] ?? ''] ?? ''}最贵`,
      ]);
      return { section: SECTION, blocks: draft.blocks() };
    }
    const { areaId: elsewhere, ...own } = basis;
    const moved = (to: string): string =>
      `折算到 ${to}${own.period && own.index === 'kind' ? `，${INDEX_CHOICES.kind}指数` : ''}`;
    for (const type of types) {
      signal.throwIfAborted();
      const found = await provinceMedians(pool, { type, structure }, own);
      const rows = LOWEST.test(question) ? found.toReversed() : found;
      const name = [TYPES[type], structure].filter(Boolean).join(' · ');
      const [first, ...others] = rows.slice(0, SHOWN);
      const last = rows.at(-1);
      if (!first || !last) {
        const readable = own.period ? `能折算到 ${own.period} 的` : '';
        draft.text(`没有一个省有 ${SAMPLE_SIZES.quartiles} 个以上${readable}${name}样本，不能比较。`);
        continue;
      }
      const end = LOWEST.test(question) ? '低' : '高';
      draft.text(
        `按各省${name}单方造价（${own.taxBasis}，${moved(first.period)}）的中位数，最${end}的是${words(first)}${others.length > 0 ? `，其次是${others.map(words).join('、')}` : ''}；最${end === '高' ? '低' : '高'}的是${words(last)}。`,
      );
      draft.figures(
        `各省 · ${name} · 单方造价中位数`,
        rows.map((row) => ({
          label: row.name,
          value: row.median,
          digits: 2,
          unit: '元/㎡',
          from: {
            title: `单项工程单方造价，${moved(row.period)}（${row.name} · ${name}）`,
            region: row.name,
            period: row.period,
            taxBasis: own.taxBasis,
            n: row.n,
            source: sourceWords(row.sources),
            link: listLink({ type, structure, place: row }, own),
          },
        })),
      );
    }
    draft.caution(`与首页的各省中位数同一口径；样本少于 ${SAMPLE_SIZES.quartiles} 个的省没有计入。`);
    if (/市/.test(question)) draft.caution('只按省比较，不比较城市。');
    if (period || stage) draft.caution('各省的比较不按时间和阶段筛选。');
    if (elsewhere) draft.caution('各省的比较不折算到所选地区。');
    return { section: SECTION, blocks: draft.blocks() };
  },
  examples: ['哪个省高层住宅最贵？'],
});
