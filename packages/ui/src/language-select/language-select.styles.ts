import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing, focusRingInside } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';
import { overlayPanel } from '../styles/overlay-panel.ts';

const narrow = '@media (max-width: 29.99rem)';

export const Root = styled.div`
  position: relative;
  display: inline-flex;
  font-size: ${vars.size.sm};
`;

export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s2};
  min-block-size: 2.5rem;
  max-inline-size: 11rem;
  margin: 0;
  padding-inline: ${vars.space.s2};
  border: ${vars.border.width} solid transparent;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  ${focusRing}
  ${media.coarse} {
    min-block-size: 44px;
    font-size: 1rem;
  }

  /* A narrow header has space for the globe alone. */
  ${narrow} {
    inline-size: 2.75rem;
    padding: 0;

    & > svg:first-child {
      inline-size: 1.5rem;
      block-size: 1.5rem;
    }
    & > svg:last-child {
      display: none;
    }
  }
`;

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Still the button's name. */
  ${narrow} {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
  }
`;

export const List = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + ${vars.space.s1});
  inset-inline-end: 0;
  box-sizing: border-box;
  inline-size: max-content;
  min-inline-size: max(100%, 9rem);
  max-inline-size: 15rem;
  max-block-size: calc(100vh - 5rem);
  margin: 0;
  padding: ${vars.space.s1};
  ${overlayPanel}
  border-radius: ${vars.radius.card};
  list-style: none;
`;

export const Option = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  min-block-size: 44px;
  padding-inline: ${vars.space.s3};
  border-radius: ${vars.radius.control};
  color: inherit;
  text-decoration: none;
  ${focusRingInside}

  &:hover {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  &[aria-current='true'] {
    font-weight: ${vars.weight.label};
  }
`;
