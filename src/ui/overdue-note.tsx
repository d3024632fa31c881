const STEPS = { month: '按月', quarter: '按季', year: '按年' } as const;

export interface OverdueNoteProps {
  /** Of what is published at set times; records come in as they come. */
  readonly rhythm?: keyof typeof STEPS;
  /** 2025-09, 2025 年第 3 季度: the newest there is. */
  readonly newest: string;
  /** YYYY-MM by whose end the next should have come out; nothing is said where it is not due yet. */
  readonly since: string | undefined;
}

/** What is older than its rhythm allows says so where it is read. */
export const OverdueNote = ({ rhythm, newest, since }: OverdueNoteProps) =>
  since === undefined ? null : (
    <p className="warn" role="note">
      数据截至 {newest}：
      {rhythm
        ? `${STEPS[rhythm]}发布，下一期应在 ${since} 底前更新，尚未收到`
        : `应在 ${since} 底前有更新，尚未收到`}
    </p>
  );
