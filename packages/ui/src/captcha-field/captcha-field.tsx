import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { exactText, TextField, type TextFieldProps } from '../text-field/index.ts';
import { Picture, Root, State } from './captcha-field.styles.ts';

/** Milliseconds between two image requests (spec §9). */
export const captchaRest = 1000;

export type CaptchaFieldProps = Omit<
  TextFieldProps,
  'type' | 'autoComplete' | 'start' | 'end' | 'description'
> & {
  /** Address of the picture, usually a data URI. Absent before the first has come. */
  image?: string | undefined;
  /** The next image is loading. */
  loading?: boolean;
  /** The last image failed to load. */
  failed?: boolean;
  onRefresh: () => void;
  labels: {
    /** Describes the image without its content. */
    image: string;
    refresh: string;
    loading: string;
    failed: string;
  };
  /** The alternative for members who cannot read an image: a link to support. */
  help: ReactNode;
};

/** Characters in a picture, to be typed. Another image can be requested once a second at most. */
export function CaptchaField({
  image,
  loading = false,
  failed = false,
  onRefresh,
  labels,
  help,
  ...field
}: CaptchaFieldProps) {
  const [resting, rest] = useRest(captchaRest);
  const shown = image !== undefined && !loading && !failed;
  const state = loading ? labels.loading : failed ? labels.failed : '';
  const waits = resting || loading;
  return (
    <Root data-part="root">
      <Picture data-part="picture" aria-busy={loading}>
        {shown && <img src={image} alt={labels.image} />}
        <State data-part="state" role="status">
          {state}
        </State>
        <IconButton
          icon="retry"
          label={labels.refresh}
          // Not `disabled`: the button would lose the focus at each press.
          aria-disabled={waits || undefined}
          onClick={() => {
            if (!waits && rest()) onRefresh();
          }}
        />
      </Picture>
      <TextField {...exactText} {...field} description={help} type="text" autoComplete="off" />
    </Root>
  );
}

/** A rest after each act. `rest()` begins one and says whether it could: two presses in one frame are still one act. */
function useRest(duration: number) {
  const [resting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (): boolean => {
    if (timer.current !== undefined) return false;
    setResting(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setResting(false);
    }, duration);
    return true;
  };
  return [resting, rest] as const;
}
