import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { exactText, TextField, type TextFieldProps } from '../text-field/index.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  /** Tells a password manager whether to fill in a saved password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** What a click on the eye does: "Show password", "Hide password". */
  labels: { show: string; hide: string };
};

/** A password, hidden until the member asks to see it. */
export function PasswordField({ labels, disabled, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...exactText}
      {...field}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? labels.hide : labels.show}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
