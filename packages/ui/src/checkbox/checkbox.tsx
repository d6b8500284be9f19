import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldProblem } from '../field/index.ts';
import { Box, Label, Root } from './checkbox.styles.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id' | 'children'> & {
  /** What a tick agrees to, beside the box; a press on the words ticks it too. */
  children: ReactNode;
  /** Keeps a line for an error, even while there is none. Leave out for a box that nothing can be wrong with. */
  error?: string | null | undefined;
};

/** A native tick box. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  const problem = `${id}-problem`;
  const canFail = error !== undefined || input.required === true;
  return (
    <Root data-part="root">
      <Label data-part="label" htmlFor={id}>
        <Box
          data-part="box"
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? problem : undefined}
        />
        <span>{children}</span>
      </Label>
      {canFail && <FieldProblem id={problem} error={error ?? undefined} />}
    </Root>
  );
}
