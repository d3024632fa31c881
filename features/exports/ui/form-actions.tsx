import { classes } from '#src/ui/classes';
import * as styles from './export.module.css';

export interface FormActionsProps {
  readonly onClose: () => void;
  /** Nothing can be exported now. */
  readonly disabled?: boolean;
}

export const FormActions = ({ onClose, disabled = false }: FormActionsProps) => (
  <div className={classes('actions', styles.actions)}>
    <button type="button" className="button" onClick={onClose}>
      关闭
    </button>
    <button type="submit" className="button button-fill" disabled={disabled}>
      导出
    </button>
  </div>
);
