import type { ReactNode } from 'react';
import { End, Inner, Middle, Root, Start } from './top-bar.styles.ts';

export type TopBarProps = {
  /** The logo, usually inside a link home. */
  start: ReactNode;
  /** Navigation, from 1024 px on; phones have the tab bar. */
  children?: ReactNode;
  /** Clock, language, mode, balance, menu. */
  end?: ReactNode;
};

/**
 * The page's header: 56 px, stays at the top. It is a size container of the name `top-bar`: what stands in it can ask how much
 * room there is at the text size that the member chose, which a media query cannot.
 */
export function TopBar({ start, children, end }: TopBarProps) {
  return (
    <Root data-part="root">
      <Inner data-part="inner">
        <Start data-part="start">{start}</Start>
        <Middle data-part="middle">{children}</Middle>
        <End data-part="end">{end}</End>
      </Inner>
    </Root>
  );
}
