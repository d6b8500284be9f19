import { vars } from '@livery/theme/vars';
import { layers } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { media } from '../../styles/media.ts';
import { screenTitle } from '../../styles/screen-title.ts';

/**
 * One task beside the brand's own stage: on a phone a band above the panel, which overlaps it; on a desktop the window's
 * first half, as high as the window.
 */
export const Page = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  padding: 6.5rem ${vars.space.s4} ${vars.space.s8};

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 10.5rem;
    z-index: ${layers.behind};
    background-color: ${vars.stage.fill};
    background-image: ${vars.art.hero}, linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
    background-repeat: no-repeat;
    background-position: right bottom;
    background-size: cover;
  }
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }
  &[data-aside] {
    row-gap: ${vars.space.s5};
    padding-block-start: ${vars.space.s5};
  }
  /* The form overlaps the band below what stands on the stage, too. */
  &[data-aside]::before {
    block-size: 12rem;
  }
  /* A phone has the form below the first thing on the stage, and the rest of it at the end. */
  &[data-aside] > * + * {
    order: 1;
  }
  &[data-aside] > :first-child > * + * {
    order: 2;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    min-block-size: calc(100dvh - 3.5rem);
    /* Not centred: what comes and goes in the panel would move all of it. */
    padding: clamp(${vars.space.s6}, 11vh, 7rem) 0 ${vars.space.s8};

    &::before {
      inset-block: 0;
      inset-inline: 0 45%;
      block-size: auto;
    }
    /* A long form scrolls past the stage. */
    &:is([data-aside], [data-stage]) {
      padding-block: 0;
    }
    &:is([data-aside], [data-stage])::before {
      position: sticky;
      inset: 3.5rem auto auto;
      grid-area: 1 / 1;
      align-self: start;
      inline-size: 100%;
      block-size: calc(100dvh - 3.5rem);
    }
    &:is([data-aside], [data-stage]) > section {
      padding-block: clamp(${vars.space.s6}, 8vh, 5rem) ${vars.space.s8};
    }
  }
`;

/** On the stage: on a phone above the panel, on a desktop beside it, and in sight while a long form scrolls. */
export const Aside = styled.div`
  display: contents;
  & > * {
    inline-size: min(100%, 27rem);
  }

  &[data-roomy] {
    ${media.belowDesktop} {
      display: none;
    }
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(3.5rem + clamp(${vars.space.s6}, 8vh, 5rem));
    display: grid;
    grid-area: 1 / 1;
    grid-template-columns: minmax(0, 1fr);
    justify-self: center;
    align-self: start;
    gap: ${vars.space.s4};
    inline-size: min(100% - 2 * ${vars.space.s6}, 30rem);
    margin-block: clamp(${vars.space.s6}, 8vh, 5rem);

    & > * {
      inline-size: 100%;
    }
    /* A banner in the stage's own colours would run into its art. */
    & [data-part='viewport'] {
      box-shadow: 0 0 0 1px ${vars.stage.edge};
    }
  }
`;

/** The one thing on the page. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s2};
  inline-size: min(100%, 27rem);
  padding: ${vars.space.s5};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  box-shadow: ${vars.shadow.raised};

  & > h1,
  & > p {
    margin: 0;
  }
  & > h1 {
    ${screenTitle}
  }
  & > p {
    color: ${vars.text.muted};
  }
  & > :last-child {
    margin-block-start: ${vars.space.s4};
  }
  /* Half a window is frame enough. */
  ${media.desktop} {
    grid-column: 2;
    inline-size: min(100%, 28rem);
    border-color: transparent;
    background-color: transparent;
    box-shadow: none;
  }
`;
