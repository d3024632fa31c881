import { termReader } from '#infra/server/import/terms';
import { PROJECT_TYPES, type ProjectType, type STRUCTURES } from '../../contract';

const TYPES: Readonly<Record<ProjectType, readonly string[]>> = {
  'residential.lowrise': ['多层', '低层住宅', '洋房', '多层居住建筑'],
  'residential.highrise': ['高层', '高层居住建筑', '小高层', '小高层住宅', '超高层住宅'],
  'office.office': ['办公', '办公楼', '写字楼', '综合办公楼'],
  'commercial.complex': ['商业', '综合体', '购物中心', '商场', '商业建筑'],
  'education.school': ['学校', '中小学', '教学楼', '中学', '小学', '教育建筑'],
  'medical.hospital': ['医院', '医疗', '医疗建筑', '医疗卫生'],
  'industrial.plant': ['厂房', '工业', '工业建筑', '车间', '标准厂房'],
  'underground.garage': ['车库', '地库', '地下室', '地下停车库', '地下建筑'],
};
const STRUCTURE_NAMES: Readonly<Record<(typeof STRUCTURES)[number], readonly string[]>> = {
  框架结构: ['框架', '钢筋混凝土框架', '钢筋混凝土框架结构', '现浇框架结构'],
  剪力墙结构: ['剪力墙', '短肢剪力墙', '钢筋混凝土剪力墙', '钢筋混凝土剪力墙结构'],
  '框架-剪力墙结构': ['框剪', '框剪结构', '框架剪力墙', '框架剪力墙结构', '框架-剪力墙'],
  '框架-核心筒结构': ['框筒', '框筒结构', '框架核心筒', '框架核心筒结构', '框架-核心筒', '核心筒'],
  钢结构: [
    '钢框架',
    '钢框架结构',
    '轻钢',
    '轻钢结构',
    '门式刚架',
    '门式刚架结构',
    '门式钢架',
    '门式钢架结构',
    '门钢',
    '门架',
  ],
  砖混结构: ['砖混', '砌体结构', '混合结构'],
};
export const readType = termReader(TYPES, (type) => PROJECT_TYPES[type]);
export const readStructure = termReader(STRUCTURE_NAMES);
