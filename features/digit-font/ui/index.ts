export { FiguresInFont } from './figures-in-font';
