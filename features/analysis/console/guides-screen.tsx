import { GUIDE_TITLES } from '#src/kernel/fact-sections';
import { PartView } from './part-view';
import { FiguresTable } from './figures-table';

const titles: Readonly<Record<string, string>> = GUIDE_TITLES;
const guideOf = (guide: string): string => titles[guide] ?? guide;
const bandOf = (upTo: number): string => (upTo === 0 ? '超过 600 秒' : `不到 ${upTo} 秒`);

export const GuidesScreen = () => (
  <PartView part="guides">
    {({ guides, watched, watchedToEnd }) => (
      <div className="column">
        <FiguresTable
          title="引导"
          keyOf={({ guide }) => guide}
          rows={guides}
          nothing="没有人开始过引导"
          columns={[
            { title: '引导', of: ({ guide }) => guideOf(guide) },
            { title: '开始', of: ({ started }) => started },
            { title: '完成', of: ({ completed }) => completed },
            { title: '中途关闭', of: ({ closed }) => closed },
            { title: '奖励未记上', of: ({ rewardsFailed }) => rewardsFailed },
          ]}
        />
        <FiguresTable
          title="引导各步"
          keyOf={({ guide, step }) => `${guide} ${step}`}
          rows={guides.flatMap(({ guide, steps }) => steps.map((step) => ({ guide, ...step })))}
          nothing="没有人走过引导"
          columns={[
            { title: '引导', of: ({ guide }) => guideOf(guide) },
            { title: '第几步', of: ({ step }) => step },
            { title: '会话', of: ({ tabs }) => tabs },
          ]}
        />
        <FiguresTable
          title="教程视频的观看时长"
          note={`看到结尾 ${watchedToEnd} 次`}
          keyOf={({ upTo }) => String(upTo)}
          rows={watched}
          nothing="没有人看过视频"
          columns={[
            { title: '时长', of: ({ upTo }) => bandOf(upTo) },
            { title: '次数', of: ({ times }) => times },
          ]}
        />
      </div>
    )}
  </PartView>
);
