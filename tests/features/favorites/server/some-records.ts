import type { DescribedRecord, RecordKind, RecordKinds } from '#features/favorites/server/record-kinds';
import type { Provenance } from '#src/contract/provenance';

export const someProvenance: Provenance = {
  kind: 'official',
  issuer: '某站',
  title: '指标',
  priceDate: '2025-09',
  taxBasis: '含税',
  revision: 1,
  licence: '',
};

export const aRecord = (ref: string, more: Partial<DescribedRecord> = {}): DescribedRecord => ({
  ref,
  title: `工程${ref}`,
  subtitle: '高层住宅 剪力墙结构',
  areaName: '广东 广州',
  priceDate: '2025-09',
  figure: { label: '单方造价', value: 2_345.67, unit: '元/㎡', basis: '含税' },
  address: `/commonproj/detail/${ref}`,
  provenance: someProvenance,
  ...more,
});

/** Records that can be changed and withdrawn while a test goes on. */
export const recordStorage = () => {
  const records = new Map<string, DescribedRecord>();
  let calls = 0;
  const kind = (list: RecordKind['list'], section: string): RecordKind => ({
    list,
    section,
    describe: async (refs) => {
      calls += 1;
      return refs.flatMap((ref) => records.get(ref) ?? []);
    },
  });
  const kinds: RecordKinds = {
    project: kind('node', '单项工程指标'),
    unitPrice: kind('item', '综合单价指标'),
  };
  return {
    kinds,
    put: (record: DescribedRecord) => records.set(record.ref, record),
    withdraw: (ref: string) => records.delete(ref),
    clear: () => records.clear(),
    calls: () => calls,
  };
};
