import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useLinkComponent } from '../link/index.ts';
import type { ButtonSize, ButtonVariant } from './button.contract.ts';
import { Root } from './button.styles.ts';

type Look = {
  /** One `primary` per screen: the main action. Default `neutral`. */
  variant?: ButtonVariant;
  /** Default `md`. Every size is at least 44 px high where the pointer is coarse. */
  size?: ButtonSize;
  /** Drawn before the words. */
  icon?: IconName;
  children: ReactNode;
};

export type ButtonProps = Look &
  (
    | (ComponentPropsWithRef<'button'> & {
        href?: undefined;
        /** Work is in progress: assistive technology announces it, and no second click or Enter in the form submits. */
        busy?: boolean;
      })
    | (ComponentPropsWithRef<'a'> & { href: string; busy?: undefined })
  );

/** An action, or with `href` a link that looks like one. */
export function Button({ variant = 'neutral', size = 'md', icon, children, ...rest }: ButtonProps) {
  const LinkComponent = useLinkComponent();
  const content = (
    <>
      {icon && <Icon name={icon} size="sm" />}
      {/* Words alone are one item of the row by themselves, and hundreds of buttons make hundreds of elements less. */}
      {typeof children === 'string' ? children : <span>{children}</span>}
    </>
  );
  // The default has no rule, so it needs no mark.
  const mark = size === 'md' ? undefined : size;
  if (rest.href !== undefined) {
    const { busy: _, ...anchor } = rest;
    return (
      <Root
        data-part="root"
        as={LinkComponent}
        {...(anchor as object)}
        data-variant={variant}
        data-size={mark}
      >
        {content}
      </Root>
    );
  }
  const { busy, onClick, href: _, ...button } = rest;
  return (
    <Root
      data-part="root"
      type="button"
      {...button}
      aria-disabled={busy || button['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
      data-variant={variant}
      data-size={mark}
    >
      {content}
    </Root>
  );
}

/** The browser sends a form by a click on its submit button, and an Enter in a field of the form is such a click. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
