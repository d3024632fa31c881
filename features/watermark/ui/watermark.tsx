import { useId } from 'react';
import * as styles from './watermark.module.css';

const SIGN = 15;
const TILT = -22;
const GAP = { x: 120, y: 90 };

/**
 * Drawn as text in a pattern and not by antd's part, which writes style attributes the Content-Security-Policy refuses;
 * a pattern is printed too, where a background would be left out.
 */
export const Watermark = ({ name }: { readonly name: string }) => {
  const id = useId();
  // As if every sign were as wide as a Chinese one: no name is cut.
  const length = [...name].length * SIGN;
  const rise = Math.ceil(length * Math.sin((-TILT * Math.PI) / 180));
  const foot = rise + GAP.y / 2;
  return (
    <svg className={styles.root} aria-hidden>
      <defs>
        <pattern id={id} width={length + GAP.x} height={rise + GAP.y} patternUnits="userSpaceOnUse">
          <text x={GAP.x / 2} y={foot} transform={`rotate(${TILT} ${GAP.x / 2} ${foot})`}>
            {name}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};
