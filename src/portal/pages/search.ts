export { commands as searchCommands, search } from '../../../features/search';
export { RichSearchBox } from '../shell/rich-search-box';
