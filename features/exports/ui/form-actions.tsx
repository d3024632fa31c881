import { classes } from '#src/ui/classes';
import * as styles from './export.module.css';
export const FormActions = ({ onClose }: { readonly onClose: () => void }) => (
  <div className={classes('actions', styles.actions)}>
    <button type="button" className="button" onClick={onClose}>
      关闭
    </button>
    <button type="submit" className="button button-fill">
      导出
    </button>
  </div>
);
