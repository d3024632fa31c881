export { commands as searchCommands, search } from '#features/search/index';
export { RichSearchBox } from '../shell/rich-search-box';
