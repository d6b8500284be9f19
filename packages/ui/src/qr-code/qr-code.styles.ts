import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Dark on light in every mode, or phones do not read it: the system's own page colours, in their light scheme. */
export const Root = styled.svg`
  display: block;
  color-scheme: light;
  forced-color-adjust: none;
  max-inline-size: 100%;
  block-size: auto;
  border-radius: var(--qr-code-radius, ${vars.radius.control});
  background-color: Canvas;
  color: CanvasText;
`;
