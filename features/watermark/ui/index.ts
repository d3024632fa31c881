export { Watermark } from './watermark';
