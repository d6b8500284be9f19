import { own } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Dark on light in every mode, or phones do not read it: the system's own page colours, in their light scheme. */
export const Root = styled.span`
  display: inline-block;
  inline-size: fit-content;
  max-inline-size: 100%;
  color-scheme: light;
  forced-color-adjust: none;
  border-radius: ${own('qrCode.radius', 'radius.control')};
  background-color: Canvas;
  color: CanvasText;
  vertical-align: top;
`;

export const Code = styled.svg`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
`;
