import { saveFile } from '#infra/browser/save-file';
import { pageModule } from '#src/portal/page-module';
import { activities } from './index';
import { CheckInPage, MallPage, PointsPage, RafflePage } from './ui/index';

export const page = pageModule({
  join: (join, view) => join(activities, saveFile(view)),
  views: {
    memberPoints: PointsPage,
    dailyAttendance: CheckInPage,
    pointMall: MallPage,
    luckyDraw: RafflePage,
  },
});
