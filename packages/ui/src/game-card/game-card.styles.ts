import { vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { twoLines } from '../styles/clamp-lines.ts';
import { focusRing } from '../styles/focus-ring.ts';
import { gameColumns } from '../styles/game-columns.ts';
import { media } from '../styles/media.ts';
import { oneText } from '../styles/one-text.ts';

export const Grid = styled.ul(
  oneText(css`
  ${gameColumns}
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-columns='steps'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    ${media.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    ${media.desktop} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  & > li {
    position: relative;
  }
`),
);

export const Root = styled.a(
  oneText(css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s2};
  border-radius: ${vars.radius.control};
  color: ${vars.text.body};
  text-decoration: none;
  touch-action: manipulation;
  ${focusRing}
`),
);

export const Caption = styled.span(
  oneText(css`
  display: grid;
`),
);

export const Title = styled.span(
  oneText(css`
  ${twoLines}
  font-weight: ${vars.weight.label};
  font-size: ${vars.size.sm};
`),
);

export const Vendor = styled.span(
  oneText(css`
  color: ${vars.text.muted};
  font-size: ${vars.size.xs};
`),
);
