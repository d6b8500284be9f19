import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/services.tsx';
import { longestName, type nameProblem } from './kept-choices.ts';
import { NameForm } from './records.styles.ts';

export interface NamedBy {
  readonly problem: ReturnType<typeof nameProblem>;
}

/** The name of a filter, typed and sent. */
export function FilterName({
  label,
  hint,
  send,
  typed,
  problem,
  onType,
  onSubmit,
  ref,
  children,
}: NamedBy & {
  label: string;
  hint?: string;
  /** Of the button. */
  send: string;
  typed: string;
  onType: (text: string) => void;
  onSubmit: (event: FormEvent) => void;
  ref?: Ref<HTMLInputElement>;
  /** More buttons. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  return (
    <NameForm onSubmit={onSubmit} noValidate>
      <TextField
        ref={ref}
        label={label}
        {...(hint === undefined ? {} : { description: hint })}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        error={
          problem && t(`records.saved.problem.${problem}`, { most: format.number(longestName) })
        }
      />
      <Button size="sm" type="submit">
        {send}
      </Button>
      {children}
    </NameForm>
  );
}
