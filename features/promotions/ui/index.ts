export { Entrance } from './entrance';
export { RecruitBox } from './recruit-box';
