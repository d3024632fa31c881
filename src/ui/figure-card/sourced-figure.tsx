import { use, type ReactNode } from 'react';
import type { TitleBlockRow } from '../title-block';
import { Working, type WorkingProps } from '../working';
import { FigureCard } from './figure-card';
import { FiguresRead } from './figure-reading';

export interface Sourced {
  /** 单方造价 · 某住宅楼 */
  readonly title: string;
  readonly rows: readonly TitleBlockRow[];
  /** One line for a review opinion. */
  readonly citation: string;
  /** Of a figure that was worked out. */
  readonly working?: Pick<WorkingProps, 'formula' | 'result' | 'inputs'>;
}
export interface SourcedFigureProps {
  readonly children: ReactNode;
  /** Put together when it is asked for. */
  readonly source: () => Sourced;
}

/** A figure with its provenance, its working if it has one, and a citation to copy. */
export const SourcedFigure = ({ children, source }: SourcedFigureProps) => {
  const { onCopy } = use(FiguresRead);
  const content = () => {
    const { title, rows, citation, working } = source();
    return {
      title,
      provenance: rows,
      ...(working
        ? { working: <Working {...working} citation={citation} onCopy={onCopy} /> }
        : {
            foot: (
              <button type="button" className="button working-copy" onClick={() => onCopy(citation)}>
                复制引用
              </button>
            ),
          }),
    };
  };
  return <FigureCard content={content}>{children}</FigureCard>;
};
