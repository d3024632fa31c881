import type { ReadColumn } from './read-columns';
import { Unclear } from './unclear';

export interface MissingColumn {
  readonly label: string;
  /** Headers without a field that are most like it. */
  readonly likely: readonly string[];
  readonly isAssumable: boolean;
}

const optionsFor = ({ label, likely, isAssumable }: MissingColumn): string => {
  const map = `--map ${likely[0] ?? '列名'}=${label}`;
  const like = likely.length > 0 ? `（最像的列：${likely.join('、')}）` : '';
  return `  ${label}：${map}${isAssumable ? ` 或 --assume ${label}=值` : ''}${like}`;
};

/** Says what would make the file readable; a terminal may ask for it instead. */
export class MissingColumns extends Unclear {
  constructor(
    readonly missing: readonly MissingColumn[],
    readonly headers: readonly string[],
    /** Headers without a field. */
    readonly free: readonly string[],
    /** All of them, for a screen. */
    readonly columns: readonly ReadColumn[] = [],
  ) {
    super(
      [
        `缺少必需的列：${missing.map(({ label }) => label).join('、')}`,
        ...(free.length > 0 ? [`  没有用到的列：${free.join('、')}`] : []),
        '  可以这样写明：',
        ...missing.map(optionsFor),
      ].join('\n'),
    );
    this.name = 'MissingColumns';
  }
}
