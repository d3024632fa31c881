import type { DescribedRecord, RecordSource } from '#infra/server/server-slice';
import { pathIn, RECORDS } from '#src/contract/records';
import { pageOf } from '../content-path';
import type { Content } from '../contract';
import { COLUMN_MODULE, MODULES } from '../modules';
import { CASES, findContent } from './content';
import { savingOf } from './zone';

const pathOf = pathIn(RECORDS.lesson);

const shownOf = (content: Content): DescribedRecord => {
  const { id, module, chapter, title } = content;
  const saving = module === COLUMN_MODULE ? savingOf(content) : undefined;
  return {
    ref: id,
    title,
    subtitle: [MODULES.find(({ name }) => name === module)?.title, chapter].filter(Boolean).join(' · '),
    areaName: '全国',
    priceDate: CASES.find((one) => one.id === id)?.publishedOn.slice(0, 7) ?? null,
    figure: saving ? { label: '节约额', value: saving.value, unit: saving.unit, basis: '教学样例' } : null,
    address: pathOf(id, pageOf(module)),
    provenance: null,
  };
};

/** What other sections show of a lesson or a column: 收藏, 点赞. */
export const describeContents: RecordSource['describe'] = (ids) =>
  Promise.resolve(
    ids.flatMap((id) => {
      const content = findContent(id);
      return content ? [shownOf(content)] : [];
    }),
  );
