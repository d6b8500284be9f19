import { vars } from '@livery/theme/vars';
import { stageRing } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { media } from '../../styles/media.ts';
import { screenTitle } from '../../styles/screen-title.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  inline-size: min(100%, 80rem);
  margin-inline: auto;
  padding: ${vars.space.s5} ${vars.space.s4} ${vars.space.s8};
`;

/** The house's own stage with its logo, and what a guest can choose on it. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s5};
  border-radius: ${vars.radius.card};
  background-color: ${vars.stage.fill};
  background-image: linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
  color: ${vars.stage.text};
  ${stageRing}

  & h1,
  & p {
    margin: 0;
  }
  & h1 {
    ${screenTitle}
  }
  & p {
    color: ${vars.stage.muted};
  }
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${vars.space.s6};
  }
`;

/** From a tablet on: a phone has it in the header right above. The stage is dark in both modes, and so its logo is the dark one. */
export const LogoPlace = styled.div`
  display: none;
  ${media.tablet} {
    display: flex;
  }
`;

/** As high as the tallest of its row. */
export const Hinted = styled.span`
  display: grid;
`;

export const Mode = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  justify-items: start;

  & > [data-part='root'] {
    inline-size: 22rem;
    max-inline-size: 100%;
  }
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s1} ${vars.space.s4};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${vars.stage.accent};
  }
`;
