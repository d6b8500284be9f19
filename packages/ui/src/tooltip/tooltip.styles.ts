import { own, vars } from '@livery/theme/vars';
import { Tooltip } from 'react-aria-components/Tooltip';
import { keyframes, styled } from 'styled-components';
import { media } from '../styles/media.ts';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-0.25rem); }
`;

export const Bubble = styled(Tooltip)`
  max-inline-size: min(18rem, calc(100vw - 16px));
  padding: ${vars.space.s2} ${vars.space.s3};
  border: 1px solid ${own('tooltip.edge', 'border.control')};
  border-radius: ${own('tooltip.radius', 'radius.control')};
  background-color: ${own('tooltip.fill', 'surface.overlay')};
  color: ${own('tooltip.text', 'text.body')};
  font-size: ${vars.size.sm};
  box-shadow: ${vars.shadow.overlay};
  overflow-wrap: anywhere;
  animation: ${appear} ${vars.motion.fast} ${vars.motion.easing} backwards;
  ${media.stillness} {
    animation: none;
  }
`;
