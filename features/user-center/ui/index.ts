export { DevicesPage } from './devices-page';
export { MemberCentre } from './member-centre';
export { MemberTab } from './member-tab';
export { PersonalCentre } from './personal-centre';
export { Today } from './today';
