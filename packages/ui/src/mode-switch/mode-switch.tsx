import { IconButton } from '../icon-button/index.ts';

export type Mode = 'light' | 'dark';

export type ModeSwitchProps = {
  mode: Mode;
  onChange: (mode: Mode) => void;
  /** What a click does, by the mode that it switches to: "Dark mode", "Light mode". */
  labels: Record<Mode, string>;
};

/** Switches between light and dark mode. The button names the mode that it switches to. */
export function ModeSwitch({ mode, onChange, labels }: ModeSwitchProps) {
  const next: Mode = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={next === 'dark' ? 'moon' : 'sun'}
      label={labels[next]}
      onClick={() => onChange(next)}
    />
  );
}
