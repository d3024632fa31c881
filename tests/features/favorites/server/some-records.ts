import type { DescribedRecord, RecordSource, RecordSources } from '#infra/server/server-slice';
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
  const stored = new Map<string, DescribedRecord>();
  let calls = 0;
  const source: RecordSource = {
    describe: async (refs) => {
      calls += 1;
      return refs.flatMap((ref) => stored.get(ref) ?? []);
    },
  };
  const records: RecordSources = { project: source, unitPrice: source };
  return {
    records,
    put: (record: DescribedRecord) => stored.set(record.ref, record),
    withdraw: (ref: string) => stored.delete(ref),
    clear: () => stored.clear(),
    calls: () => calls,
  };
};
