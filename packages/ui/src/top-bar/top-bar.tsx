import type { ReactNode } from 'react';
import { End, Inner, Root, Start } from './top-bar.styles.ts';

export type TopBarProps = {
  /** The logo, usually inside a link home; the clock. */
  start: ReactNode;
  /** Balance, menu, language, mode: what grows later comes first, so that it moves nothing else. */
  end?: ReactNode;
};

/**
 * The page's header: 56 px, stays at the top. It is a size container of the name `top-bar`: what stands in it can ask how much
 * room there is at the text size that the member chose, which a media query cannot.
 */
export function TopBar({ start, end }: TopBarProps) {
  return (
    <Root data-part="root">
      <Inner data-part="inner">
        <Start data-part="start">{start}</Start>
        <End data-part="end">{end}</End>
      </Inner>
    </Root>
  );
}
