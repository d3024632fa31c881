export { about } from '../../../features/about';
export {
  AboutPage,
  ApplicationPage,
  ContactPage,
  CopyrightsPage,
  MovedPage,
  RecruitingPage,
  StatementPage,
} from '../../../features/about/ui';
