import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useLinkComponent } from '../link/index.ts';
import { Root } from './icon-button.styles.ts';

type Look = {
  icon: IconName;
  /** The accessible name, also shown as the tool tip unless `title` says more. */
  label: string;
  /** `plain` has no edge until it is pointed at; `outlined` always has one. Default `plain`. */
  variant?: 'plain' | 'outlined';
};

export type IconButtonProps = Look &
  (
    | (Omit<ComponentPropsWithRef<'button'>, 'children'> & { href?: undefined })
    | (Omit<ComponentPropsWithRef<'a'>, 'children'> & { href: string })
  );

/** An action shown by an icon only; with `href` a link. Never smaller than 44 px on a coarse pointer. */
export function IconButton({ icon, label, variant = 'plain', ...rest }: IconButtonProps) {
  const LinkComponent = useLinkComponent();
  const content = <Icon name={icon} />;
  if (rest.href !== undefined) {
    return (
      <Root
        data-part="root"
        as={LinkComponent}
        title={label}
        {...(rest as object)}
        aria-label={label}
        data-variant={variant}
      >
        {content}
      </Root>
    );
  }
  const { href: _, ...button } = rest;
  return (
    <Root
      data-part="root"
      type="button"
      title={label}
      {...button}
      aria-label={label}
      data-variant={variant}
    >
      {content}
    </Root>
  );
}
