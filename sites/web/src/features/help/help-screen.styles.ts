import { vars } from '@livery/theme/vars';
import { layers, stageRing } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { measure } from '../../styles/measure.ts';
import { media } from '../../styles/media.ts';
import { screenTitle } from '../../styles/screen-title.ts';

export const Page = styled.div`
  ${measure}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  padding-block: ${vars.space.s5} ${vars.space.s8};
`;

/** The house's own stage, with its art at the end. */
export const Head = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  gap: ${vars.space.s2};
  padding: ${vars.space.s6} ${vars.space.s5};
  border-radius: ${vars.radius.card};
  background-color: ${vars.stage.fill};
  background-image: linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
  color: ${vars.stage.text};
  ${stageRing}
  overflow: clip;

  /* Beside the words and never behind them. */
  ${media.tablet} {
    min-block-size: 9rem;
    padding-inline-end: 45%;

    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      z-index: ${layers.behind};
      inline-size: 45%;
      background-image: ${vars.art.hero};
      background-position: right bottom;
      background-size: cover;
      mask-image: linear-gradient(to right, transparent, black 40%);
    }
    &:dir(rtl)::after {
      transform: scaleX(-1);
    }
  }
  & > h1,
  & > p {
    margin: 0;
  }
  & > h1 {
    ${screenTitle}
  }
  & > p {
    color: ${vars.stage.muted};
    font-size: ${vars.size.lg};
  }
`;

/** Answers, and the banner and who to ask when there is none: beside them where there is room, and in view. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};

  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: stretch;
    gap: ${vars.space.s6};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;

    & > :nth-child(2) {
      position: sticky;
      inset-block-start: calc(3.5rem + ${vars.space.s5});
    }
  }
`;

/** Where a fragment leads to: below the header, not under it. */
export const Anchor = styled.span`
  scroll-margin-block-start: calc(3.5rem + ${vars.space.s6});
`;

/** A text below the line that says since when it holds. */
export const Dated = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export const Waiting = styled.div`
  display: grid;
  gap: ${vars.space.s4};

  & & {
    gap: ${vars.space.s2};
  }
`;
