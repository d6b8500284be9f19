import { vars } from '@livery/theme/vars';
import { keyframes, styled } from 'styled-components';
import { media } from '../styles/media.ts';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-0.25rem); }
`;

export const Panel = styled.div`
  inline-size: max-content;
  max-inline-size: min(48rem, calc(100vw - 16px));
  overflow: auto;
  overscroll-behavior: contain;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: var(--dropdown-radius, ${vars.radius.card});
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
  overflow-wrap: anywhere;
  animation: ${appear} ${vars.motion.fast} ${vars.motion.easing} backwards;
  ${media.stillness} {
    animation: none;
  }
  padding: ${vars.space.s3};
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    flex: 0 1 auto;
    inline-size: 6.25rem;
    justify-items: center;
    min-inline-size: 0;
  }
  /* A few stand in the middle, rather than at the start of an empty row. */
  &[data-few] {
    justify-content: center;
  }
`;
