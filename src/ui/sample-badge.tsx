import './styles/figure.css';

/** Generated data says so, at every record. */
export const SampleBadge = ({ sample = true }: { readonly sample?: boolean }) =>
  sample ? (
    <span className="tag sample-badge" title="样例数据，由程序生成，仅供演示">
      样例
    </span>
  ) : null;
