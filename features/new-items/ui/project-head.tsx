import { useSelector } from 'react-redux';
import { SampleBadge } from '../../../src/ui/sample-badge';
import { TitleBlock } from '../../../src/ui/title-block';
import { editionOf } from '../edition-of';
import { pathTo } from '../list-view';
import type { OpenSheet } from '../open-sheet';
import { selectView } from '../selectors';

export const ProjectHead = ({ sheet: { base } }: { readonly sheet: OpenSheet }) => {
  const { bidNodeId = '' } = useSelector(selectView);
  const { name, facts, provenance } = base;
  return (
    <header className="sheet new-items-head">
      <div>
        <nav aria-label="位置" className="new-items-crumbs">
          <a href={`#${pathTo({})}`}>新项开放数据</a> /{' '}
          <a href={`#/commonproj/detail/${encodeURIComponent(bidNodeId)}`}>单项工程详情</a>
        </nav>
        <h1>
          {name} <SampleBadge sample={provenance.kind === 'sample'} />
        </h1>
        <dl className="new-items-facts">
          {facts.map(({ key, label, value, unit }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {value} {unit}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <TitleBlock
        rows={[
          { term: '来源', detail: provenance.issuer },
          { term: '价格期', detail: provenance.priceDate },
          { term: '清单版本', detail: editionOf(provenance) },
          { term: '修订', detail: `第 ${provenance.revision} 次` },
          { term: '许可', detail: provenance.licence },
        ]}
      />
    </header>
  );
};
