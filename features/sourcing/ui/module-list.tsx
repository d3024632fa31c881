import { MODULES, type ModuleName } from '../contract';
import { addressOf } from './module-nav';
import * as styles from './sourcing.module.css';

const NOTES: Readonly<Record<ModuleName, string>> = {
  material: '钢材、水泥、电缆、装饰材料等，写明规格与数量，由寻源服务匹配供应商。',
  equipment: '电梯、水泵、配电、施工机械等，写明型号与参数，征集供货与安装报价。',
  mine: '已发布的寻源、当前状态和供应商的回应。',
};

export const ModuleList = () => (
  <ul className={styles.modules}>
    {(Object.keys(NOTES) as ModuleName[]).map((name) => (
      <li key={name}>
        <a className="sheet" href={addressOf(name)}>
          <b>{MODULES[name]}</b>
          <span>{NOTES[name]}</span>
        </a>
      </li>
    ))}
  </ul>
);
