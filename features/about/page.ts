import { pageModule } from '#src/portal/page-module';
import { about } from './index';
import {
  AboutPage,
  ApplicationPage,
  ContactPage,
  CopyrightsPage,
  MovedPage,
  RecruitingPage,
  StatementPage,
} from './ui/index';

export const page = pageModule({
  join: (join) => join(about),
  views: {
    about: AboutPage,
    contact: ContactPage,
    statement: StatementPage,
    copyrights: CopyrightsPage,
    recruitingExperts: RecruitingPage,
    recruitingExperts2: ApplicationPage,
    redirectToNew: MovedPage,
  },
});
