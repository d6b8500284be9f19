export { Frame, Input } from './field.styles.ts';
export {
  Field,
  type FieldControl,
  FieldProblem,
  type FieldProps,
  type FieldWords,
  labelIdOf,
} from './field.tsx';
