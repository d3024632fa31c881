import { attentionTo } from '#infra/browser/attention';
import { saveFile } from '#infra/browser/save-file';
import { pageModule } from '#src/portal/page-module';
import { joinMarks, RecordMarks } from '#src/portal/pages/shared/marks.tsx';
import { learning } from './index';
import { ContentPage, ZonePage, type ContentPageProps } from './ui/index';

const marks: NonNullable<ContentPageProps['marksOf']> = ({ id, title }) => (
  <RecordMarks kind="lesson" id={id} name={title} withWord />
);
const MarkedContentPage = () => <ContentPage marksOf={marks} />;

export const page = pageModule({
  join: (join, view) => {
    join(learning, saveFile(view), attentionTo(view));
    joinMarks(join);
  },
  views: {
    studyIndex: ZonePage,
    GArea: ZonePage,
    GAreaDetail: MarkedContentPage,
    CostManagement: MarkedContentPage,
  },
});
