import { own, vars } from '@livery/theme/vars';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { media } from '../styles/media.ts';
import { appear, overlayPanel } from '../styles/overlay-panel.ts';

export const Panel = styled(Popover)`
  inline-size: max-content;
  max-inline-size: min(48rem, calc(100vw - 16px));
  ${overlayPanel}
  border-radius: ${own('dropdown.radius', 'radius.card')};
  animation: ${appear} ${vars.motion.fast} ${vars.motion.easing} backwards;
  ${media.stillness} {
    animation: none;
  }
  padding: ${vars.space.s3};
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    flex: 0 1 auto;
    inline-size: 6.25rem;
    justify-items: center;
    min-inline-size: 0;
  }
  /* A few stand in the middle, rather than at the start of an empty row. */
  &[data-few] {
    justify-content: center;
  }
`;
