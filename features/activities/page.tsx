import { saveFile } from '#infra/browser/save-file';
import { pageModule } from '#src/portal/page-module';
import { activities } from './index';
import { AttendancePage, HomePage, MallPage, PointsPage, RafflePage } from './ui/index';

export const page = pageModule({
  join: (join, view) => join(activities, saveFile(view)),
  views: {
    vipActivities: HomePage,
    memberPoints: PointsPage,
    dailyAttendance: AttendancePage,
    pointMall: MallPage,
    luckyDraw: RafflePage,
  },
});
