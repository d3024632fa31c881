export { about } from '#features/about/index';
export {
  AboutPage,
  ApplicationPage,
  ContactPage,
  CopyrightsPage,
  MovedPage,
  RecruitingPage,
  StatementPage,
} from '#features/about/ui/index';
