import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { layers } from '../styles/layers.ts';
import { stageRing } from '../styles/stage-ring.ts';

/** The room of the stage itself decides its layout, not the window's: a stage may stand in a column. */
const wide = '@container (min-width: 60rem)';

export const Aside = styled.div`
  min-inline-size: 0;
`;

export const Root = styled.section`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  border: ${vars.border.width} ${vars.border.style} ${vars.stage.edge};
  border-radius: ${own('heroStage.radius', 'radius.card')};
  background-color: ${vars.stage.fill};
  background-image: linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
  color: ${vars.stage.text};
  ${stageRing}

  /* Where it is narrow a band above the words, which must not stand on the drawing; only its mask's opacity counts. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 11rem;
    z-index: ${layers.behind};
    border-radius: inherit;
    background-image: ${vars.art.hero};
    background-repeat: no-repeat;
    background-position: right bottom;
    background-size: cover;
    mask-image: linear-gradient(${vars.stage.fill} 45%, transparent 90%);
  }
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }
  ${wide} {
    &::before {
      inset: 0;
      block-size: auto;
      background-size: auto 100%;
      mask-image: none;
    }
    /* Above what stands at the end, which would cover the heart of the drawing; its lower edge fades out beneath it. */
    &:has(${Aside})::before {
      background-position: right bottom 6rem;
      mask-image: linear-gradient(${vars.stage.fill} 58%, transparent 75%);
    }
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  padding: 8.5rem ${vars.space.s5} ${vars.space.s5};

  ${wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    min-block-size: 24rem;
    padding: ${vars.space.s10} ${vars.space.s8};
  }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  align-content: end;
`;

export const Title = styled.h1`
  max-inline-size: 12em;
  margin: 0;
  font-family: ${vars.font.display};
  font-size: ${vars.size.display};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.heading};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Lead = styled.p`
  max-inline-size: 26em;
  margin: 0;
  color: ${vars.stage.muted};
  font-size: ${vars.size.lg};
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
  padding-block-start: ${vars.space.s2};

  /* A button's own colours are proven on the page, and are others in each mode; the stage is the same in both.
     In forced colours the stage has none, and the button's own hold. */
  @media (forced-colors: none) {
    && [data-variant='accent'] {
      --fill: ${vars.stage.accent};
      --fill-hover: ${vars.stage.text};
      --edge: ${vars.stage.accent};
      --ink: ${vars.stage.fill};
    }
  }
`;
