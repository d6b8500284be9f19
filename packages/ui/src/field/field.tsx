import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { Description, Label, Problem, Root } from './field.styles.ts';

/** What a form says around any control. */
export type FieldWords = {
  label: ReactNode;
  /**
   * Tells assistive technology, and marks the label with a star. Say once in the form what the star means; a form in which
   * every field is required says `data-all-required` instead, and none is marked.
   */
  required?: boolean | undefined;
  /** Help text: the expected value, in a sentence. */
  description?: ReactNode;
  /** What is wrong with the value, in words; spoken as it appears. Its line is kept, so that it moves nothing. */
  error?: string | undefined;
};

/** What ties a control to its words: to be spread on the native element. */
export type FieldControl = {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = FieldWords & { children: (control: FieldControl) => ReactNode };

/** A label, a control, a description and a place for what is wrong. The control is the caller's own native element. */
export function Field({ label, required, description, error, children }: FieldProps) {
  const id = useId();
  const problem = `${id}-problem`;
  const hint = description === undefined ? undefined : `${id}-hint`;
  return (
    <Root data-part="root">
      <Label
        data-part="label"
        htmlFor={id}
        id={labelIdOf(id)}
        data-required={required || undefined}
      >
        {label}
      </Label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hint, error && problem].filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <Description data-part="description" id={hint}>
          {description}
        </Description>
      )}
      <FieldProblem id={problem} error={error} />
    </Root>
  );
}

/** Id of a field's label, by the id of its control: for a control that a native label cannot name, such as a group. */
export const labelIdOf = (id: string): string => `${id}-label`;

/** The live line under a control. There before the error is, as a region that appears with its words is often not spoken. */
export function FieldProblem({ id, error }: { id: string; error: string | undefined }) {
  return (
    <Problem data-part="problem" id={id} aria-live="polite">
      {error && (
        <>
          <Icon name="danger" size="sm" />
          <span>{error}</span>
        </>
      )}
    </Problem>
  );
}
