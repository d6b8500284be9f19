import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Mark, Root, Words } from './social-button.styles.ts';

export type SocialButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> & {
  /** What it does, with the provider's name: "Continue with Facebook". */
  children: ReactNode;
  /** One or two letters of the provider's name. A merchant that may show the provider's sign gives it here. */
  mark: ReactNode;
  /** The provider is being asked: says so to assistive technology and lets no second press through. */
  busy?: boolean;
};

/** Signs in with an account at another house. */
export function SocialButton({ children, mark, busy, onClick, ...button }: SocialButtonProps) {
  return (
    <Root
      data-part="root"
      {...button}
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <Mark data-part="mark" aria-hidden="true">
        {busy ? null : mark}
      </Mark>
      <Words data-part="words">{children}</Words>
    </Root>
  );
}
