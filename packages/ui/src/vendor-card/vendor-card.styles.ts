import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { twoLines } from '../styles/clamp-lines.ts';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 45%), 1fr));
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
  }
`;

export const Root = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: ${vars.space.s1};
  padding: ${vars.space.s4} ${vars.space.s3};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('vendorCard.radius', 'radius.card')};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  text-align: center;
  text-decoration: none;
  touch-action: manipulation;
  transition: box-shadow ${vars.motion.base} ${vars.motion.easing};
  ${focusRing}

  &[data-closed] {
    background-color: ${vars.surface.sunken};
  }
  &[data-closed] img {
    filter: grayscale(1);
  }
  ${media.hover} {
    &:is(a):hover {
      border-color: ${vars.border.control};
      box-shadow: ${vars.shadow.raised};
    }
  }
  ${media.stillness} {
    transition: none;
  }
`;

export const Picture = styled.span`
  display: block;
  inline-size: 4rem;
  border-radius: ${vars.radius.control};
`;

export const Name = styled.span`
  ${twoLines}
  font-weight: ${vars.weight.label};
`;

export const Note = styled.span`
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;
`;

export const Corner = styled.span`
  position: absolute;
  inset-block-start: ${vars.space.s2};
  inset-inline-end: ${vars.space.s2};
  display: flex;
  max-inline-size: calc(100% - 2 * ${vars.space.s2});
`;
