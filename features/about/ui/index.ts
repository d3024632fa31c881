export { AboutPage } from './about-page';
export { ApplicationPage } from './application-page';
export { ContactPage } from './contact-page';
export { CopyrightsPage } from './copyrights-page';
export { MovedPage } from './moved-page';
export { RecruitingPage } from './recruiting-page';
export { StatementPage } from './statement-page';
