import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { layers } from '../styles/layers.ts';

export const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s6};
  padding: ${vars.space.s6};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};

  /* Words stand on it, so it is fainter than where it stands alone. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${layers.behind};
    border-radius: inherit;
    background-image: ${vars.art.pattern};
    opacity: 0.5;
  }
`;

export const Text = styled.div`
  display: grid;
  flex: 1 1 18rem;
  gap: ${vars.space.s2};
  max-inline-size: 26em;

  & > p {
    margin: 0;
  }
`;

export const Title = styled.h2`
  margin: 0;
  font-family: ${vars.font.display};
  font-size: ${vars.size.xl};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.heading};
`;

export const Codes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s4} ${vars.space.s3};
`;

export const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s1};
  margin: 0;
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.label};

  /* Two stand beside each other in a rail as well. */
  &:not(:only-child) {
    flex: 0 1 auto;
    max-inline-size: calc(50% - ${vars.space.s3} / 2);
  }
`;
