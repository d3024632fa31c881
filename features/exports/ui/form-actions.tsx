export const FormActions = ({ onClose }: { readonly onClose: () => void }) => (
  <div className="export-actions">
    <button type="button" className="button" onClick={onClose}>
      关闭
    </button>
    <button type="submit" className="button button-fill">
      导出
    </button>
  </div>
);
