import { useSelector } from 'react-redux';
import { formatNumber } from '#src/ui/format';
import { Sheet } from '#src/ui/sheet.tsx';
import { selectOverview } from '../selectors';
import { Filters } from './filters';
import { RecordList } from './record-list';
import { Tools } from './tools';
import * as styles from './my-data.module.css';

export function MyDataPage() {
  const overview = useSelector(selectOverview);
  return (
    <>
      <h1>我的行为数据</h1>
      <Sheet title="门户记录了什么" className={styles.about}>
        <p>
          为改进产品，门户记录登录会员的操作：打开的页面、搜索的词、查看的指标等，连同时间和一个随机的浏览器编号。不记录密码、验证码和您在表单里填写的内容。这里是全部记录，可以导出、删除，也可以暂停。
        </p>
        <Tools />
      </Sheet>
      <Sheet title="记录" note={overview && `共 ${formatNumber(overview.total)} 条`}>
        <Filters />
        <RecordList />
      </Sheet>
    </>
  );
}
