import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../../../styles/media.ts';

/** The login beside the brand's stage, where there is room for both. */
export const Sided = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};

  ${media.tablet} {
    &:has(> aside) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

/** The brand's art as high as the form, with its banner. */
export const SideStage = styled.aside`
  display: none;

  ${media.tablet} {
    display: grid;
    align-content: start;
    padding: ${vars.space.s4};
    border-radius: ${vars.radius.card};
    background-color: ${vars.stage.fill};
    background-image: ${vars.art.hero}, linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
    background-repeat: no-repeat;
    background-position: right bottom;
    background-size: cover;
  }
`;
