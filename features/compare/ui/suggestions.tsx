import { wholeCost } from '#src/costing/project-costs';
import { CostFigure } from '#src/ui/figure-card/cost-figure.tsx';
import { SampleBadge } from '#src/ui/sample-badge.tsx';
import { useSend } from '#src/ui/use-send';
import { projectPath } from '#src/contract/records';
import { commands } from '../commands';
import { MOST, type Comparison } from '../contract';
import { classes } from '#src/ui/classes';
import * as styles from './compare.module.css';

/** The three projects nearest to the first, one press away from the comparison. */
export const Suggestions = ({ comparison: { similar, projects } }: { readonly comparison: Comparison }) => {
  const send = useSend();
  const ids = projects.map(({ id }) => id);
  if (similar.length === 0) return <p className="muted">同业态、价格期前后 3 年内没有别的工程。</p>;
  return (
    <ul className={classes('ruled', styles.similar)}>
      {similar.map(
        ({
          id,
          name,
          areaId,
          cityId,
          areaName,
          type,
          priceDate,
          unitCost,
          taxBasis,
          taxRate,
          source,
          provenance,
        }) => (
          <li key={id}>
            <div>
              <a href={`#${projectPath(id)}`}>{name}</a> <SampleBadge sample={source === 'sample'} />
              <small>
                {areaName} · {priceDate}
              </small>
            </div>
            <span>
              <CostFigure
                cost={{
                  subject: name,
                  name: '单方造价',
                  quoted: wholeCost({ priceDate, areaId, cityId, type, taxBasis, taxRate }, unitCost),
                  areaName,
                  unit: '元/㎡',
                  provenance,
                }}
                unit="元/㎡"
                original="value"
                asQuoted={<small> {taxBasis}</small>}
              />
            </span>
            <button
              type="button"
              className="button"
              disabled={ids.length >= MOST}
              title={ids.length >= MOST ? `一次至多对比 ${MOST} 个工程` : undefined}
              aria-label={`加入对比：${name}`}
              onClick={() => send(commands.refine({ ids: [...ids, id] }))}
            >
              加入
            </button>
          </li>
        ),
      )}
    </ul>
  );
};
