import { about } from '#features/about/index';
import {
  AboutPage,
  ApplicationPage,
  ContactPage,
  CopyrightsPage,
  MovedPage,
  RecruitingPage,
  StatementPage,
} from '#features/about/ui/index';
import { pageModule } from '../page-module';

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
