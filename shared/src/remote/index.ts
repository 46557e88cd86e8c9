export { lazyPart, type LazyPartOptions } from './lazyPart.tsx';
export { lazySearch, type LazySearch, type LazySearchOptions, type Search } from './lazySearch.tsx';
