import { own, vars } from '@livery/theme/vars';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { withoutRing } from '../styles/field-ring.ts';
import { media } from '../styles/media.ts';
import { appear, overlayPanel } from '../styles/overlay-panel.ts';

export const Panel = styled(Popover)`
  max-inline-size: min(24rem, calc(100vw - 16px));
  ${overlayPanel}
  border-radius: ${own('popover.radius', 'radius.card')};
  animation: ${appear} ${vars.motion.fast} ${vars.motion.easing} backwards;
  ${media.stillness} {
    animation: none;
  }
  padding: ${vars.space.s4};

  ${withoutRing}
`;
