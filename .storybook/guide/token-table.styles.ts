import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { ScrollRegion } from '../scroll-region.ts';

/** The frame has Storybook’s own style, as the page around it; a brand’s values are in their own cells. */
export const Frame = styled(ScrollRegion)`
  & table {
    min-inline-size: 60rem;
  }
  & th[scope='row'] {
    text-align: start;
    font-weight: inherit;
  }
  & th[scope='row'] code {
    display: block;
    inline-size: max-content;
  }
  & td {
    padding: 0;
  }
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
`;

/** A brand in one of its modes. */
export const Half = styled.div`
  display: grid;
  place-items: center;
  block-size: 3.5rem;
  overflow: hidden;
  background-color: ${vars.surface.page};
  color: ${vars.text.body};
  font-family: ${vars.font.body};
`;

export const Block = styled.span`
  inline-size: 3.5rem;
  block-size: 2.5rem;
  border: 1px solid ${vars.border.control};
  background-color: ${vars.surface.raised};
  background-position: center;
  background-size: cover;
`;

export const Bar = styled.span`
  block-size: 0.75rem;
  background-color: ${vars.text.brand};
`;

export const Letters = styled.span`
  white-space: pre;
`;

/** How far something is over time. */
export const Curve = styled.svg`
  block-size: 3rem;
  fill: none;
  stroke: ${vars.text.brand};
  stroke-width: 0.06;
`;

export const Value = styled.code`
  &&& {
    border: 0;
    background: none;
    color: inherit;
    font-size: 0.7rem;
  }
`;
