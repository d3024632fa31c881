import type { Palette } from '#src/ui/tokens';
import { LANES, type Lane, type LogIndex } from '../log-index';

const LANE_HEIGHT = 22;
const MARK_INSET = 4;

const COLOURS: Readonly<Record<Lane, keyof Palette>> = {
  ui: 'fig-1',
  epic: 'fig-3',
  net: 'fig-2',
  timer: 'fig-5',
  fact: 'fig-4',
};

/** One path for each lane; marks that fall on the same pixel are one. */
export const drawLanes = (
  canvas: HTMLCanvasElement,
  { lanes, lengthMs }: LogIndex,
  palette: Palette,
  width: number,
): void => {
  const pen = canvas.getContext('2d');
  if (!pen || width <= 0) return;
  const density = devicePixelRatio;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(LANES.length * LANE_HEIGHT * density);
  pen.scale(density, density);
  for (const [at, lane] of LANES.entries()) {
    const top = at * LANE_HEIGHT;
    pen.fillStyle = palette.rule;
    pen.fillRect(0, top + LANE_HEIGHT - 1, width, 1);
    pen.beginPath();
    let latest = -1;
    for (const time of lanes[lane]) {
      const x = Math.round((time / Math.max(1, lengthMs)) * (width - 2)) + 0.5;
      if (x === latest) continue;
      latest = x;
      pen.moveTo(x, top + MARK_INSET);
      pen.lineTo(x, top + LANE_HEIGHT - MARK_INSET);
    }
    pen.strokeStyle = palette[COLOURS[lane]];
    pen.stroke();
  }
};
