import type { ProjectDetail } from '../../contract';

const NEAREST = 3;

/** This project beside the three nearest. */
export const CompareLink = ({ detail: { row, similar } }: { readonly detail: ProjectDetail }) => {
  if (similar.length === 0) return null;
  const ids = [row.id, ...similar.slice(0, NEAREST).map(({ id }) => id)];
  return (
    <a className="button" href={`#/commonproj/compare?ids=${encodeURIComponent(ids.join(','))}`}>
      与最接近的 {ids.length - 1} 个并排对比
    </a>
  );
};
