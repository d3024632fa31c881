import type { ProjectType } from '../contract';
import { quartersOf, type City } from './places';
import { pick, wholeWithin, type Random } from '#infra/server/sample/random';

const ORDINALS = [...'一二三四五六七八九', '十', '十一', '十二', '十三', '十四', '十五', '十六'] as const;
const LOTS = ['A', 'B', 'C', 'D', 'E'] as const;

type Pattern = (random: Random, place: string) => string;
const block = (random: Random): string => `${wholeWithin(random, [1, 28])}#楼`;
const lot = (random: Random): string => `${pick(random, LOTS)}${wholeWithin(random, [1, 12])}地块`;
const ordinal = (random: Random): string => pick(random, ORDINALS);

const homes: readonly Pattern[] = [
  (random, place) => `${place}某住宅小区 ${block(random)}`,
  (random, place) => `${place}安置房 ${block(random)}`,
  (random, place) => `${place}人才公寓 ${block(random)}`,
  (random, place) => `${place}${lot(random)}住宅 ${block(random)}`,
  (random, place) => `${place}保障性租赁住房 ${block(random)}`,
];

const PATTERNS: Readonly<Record<ProjectType, readonly Pattern[]>> = {
  'residential.lowrise': [...homes, (random, place) => `${place}洋房 ${block(random)}`],
  'residential.highrise': homes,
  'office.office': [
    (_, place) => `${place}科研办公楼`,
    (random, place) => `${place}某总部大厦 ${pick(random, LOTS)} 座`,
    (random, place) => `${place}${lot(random)}办公楼`,
    (random, place) => `${place}行政服务中心 ${block(random)}`,
    (random, place) => `${place}创新产业园研发楼 ${block(random)}`,
  ],
  'commercial.complex': [
    (_, place) => `${place}某商业综合体`,
    (random, place) => `${place}购物中心${ordinal(random)}期`,
    (random, place) => `${place}${lot(random)}商业中心`,
  ],
  'education.school': [
    (random) => `第${ordinal(random)}中学教学楼`,
    (random, place) => `${place}第${ordinal(random)}小学综合教学楼`,
    (_, place) => `${place}实验学校教学楼`,
    (random, place) => `${place}九年一贯制学校 ${block(random)}`,
    (random, place) => `${place}中学扩建教学楼 ${block(random)}`,
  ],
  'medical.hospital': [
    (_, place) => `${place}人民医院门诊综合楼`,
    (random) => `第${ordinal(random)}人民医院住院楼`,
    (_, place) => `${place}中医院医技综合楼`,
    (_, place) => `${place}妇幼保健院新建综合楼`,
  ],
  'industrial.plant': [
    (random, place) => `${place}产业园 ${wholeWithin(random, [1, 24])}#厂房`,
    (random, place) => `${place}某装备制造厂房${ordinal(random)}期`,
    (random, place) => `${place}标准厂房 ${block(random)}`,
    (_, place) => `${place}新能源部件生产车间`,
  ],
  'underground.garage': [
    (_, place) => `${place}某住宅小区地下车库`,
    (random, place) => `${place}${lot(random)}地下车库`,
    (random, place) => `${place}安置房${ordinal(random)}区地下室`,
    (_, place) => `${place}公共停车库`,
  ],
};

/** Names without owner or exact place, as published projects carry them. */
export const drawName = (random: Random, type: ProjectType, city: City): string =>
  pick(random, PATTERNS[type])(random, pick(random, quartersOf(city)));
