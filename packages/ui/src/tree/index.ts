export { Tree, type TreeProps, type TreeRow } from './tree.tsx';
