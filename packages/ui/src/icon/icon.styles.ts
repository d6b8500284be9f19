import { styled } from 'styled-components';

export const Svg = styled.svg`
  flex: none;
  inline-size: 1.5em;
  block-size: 1.5em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.7;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='sm'] {
    inline-size: 1.15em;
    block-size: 1.15em;
    stroke-width: 2;
  }
  &[data-size='lg'] {
    inline-size: 2em;
    block-size: 2em;
    stroke-width: 1.5;
  }
  &[data-directional]:dir(rtl) {
    transform: scaleX(-1);
  }
`;
