import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingInside } from '../styles/focus-ring.ts';
import { layers } from '../styles/layers.ts';
import { media } from '../styles/media.ts';
import { pageDot } from '../styles/page-dot.ts';

/** Asks for its own width and not the window's: in a wide window a strip may stand in a narrow rail. */
const roomy = '@container (min-width: 34rem)';
const narrow = '@container (max-width: 33.99rem)';

export const Root = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};

  /* Arrows on both sides of the row; where it is narrow over its ends, each while there is more beyond it. */
  &[data-many] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space.s2};
  }
  ${narrow} {
    & > button {
      position: absolute;
      z-index: ${layers.raised};
    }
    & > :last-child {
      inset-inline-end: 0;
    }
    & > :disabled {
      clip-path: inset(50%);
    }
  }
`;

export const List = styled.ul`
  display: flex;
  gap: ${vars.space.s3};
  margin: -4px;
  padding: 4px;
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scroll-padding-inline: 4px;
  scroll-behavior: smooth;
  scrollbar-width: none;
  border-radius: ${vars.radius.control};
  ${focusRingInside}

  /* Room for a card's shadow. */
  &[data-fit='page'] {
    margin-block: calc(-1 * ${vars.space.s3});
    padding-block: ${vars.space.s3};
  }
  &[data-fit='item'] {
    scroll-snap-type: inline proximity;
  }
  ${narrow} {
    &[data-many] {
      grid-column: 1 / -1;
      scroll-padding-inline: 52px;
    }
  }
  ${media.stillness} {
    scroll-behavior: auto;
  }
`;

export const Item = styled.li`
  flex: none;
  scroll-snap-align: start;

  [data-fit='page'] > & {
    inline-size: 100%;
  }
  /* Seven fill the row, so that an eighth is always beyond it and the arrows lead somewhere. */
  [data-many] > & {
    display: grid;
    inline-size: calc((100% - 6 * ${vars.space.s3}) / 7);
    min-inline-size: max-content;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s2};
`;

/** Where it is narrow, on a line of their own below the arrows. */
export const Dots = styled.div`
  display: flex;
  flex: 1 1 100%;
  min-inline-size: 0;
  order: 1;
  justify-content: center;
  ${roomy} {
    flex: none;
    order: 0;
  }
`;

export const Dot = styled.button`
  ${pageDot}
`;

export const Count = styled.p`
  min-inline-size: 6em;
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;
  ${roomy} {
    display: none;
  }
`;
