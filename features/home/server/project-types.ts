/** What the front page calls the types of projects; held to the projects slice's own list by a test. */
const LABELS: Readonly<Record<string, string>> = {
  'residential.lowrise': '多层住宅',
  'residential.highrise': '高层住宅',
  'office.office': '办公建筑',
  'commercial.complex': '商业综合体',
  'education.school': '中小学教学楼',
  'medical.hospital': '综合医院',
  'industrial.plant': '工业厂房',
  'underground.garage': '地下车库',
};

export const typeLabel = (type: string): string => LABELS[type] ?? type;
