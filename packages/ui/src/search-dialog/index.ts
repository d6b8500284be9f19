export {
  SearchDialog,
  type SearchDialogProps,
  type SearchGroup,
  type SearchOption,
} from './search-dialog.tsx';
