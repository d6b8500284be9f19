import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

const narrow = '@media (max-width: 29.99rem)';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  font-size: ${vars.size.sm};

  & > svg {
    position: absolute;
    inset-inline-start: ${vars.space.s2};
    pointer-events: none;
  }
  & > svg:last-child {
    inset-inline: auto ${vars.space.s2};
  }
  ${narrow} {
    & > svg:first-child {
      inset-inline: 0;
      inline-size: 1.5rem;
      block-size: 1.5rem;
      margin-inline: auto;
    }
    & > svg:last-child {
      display: none;
    }
  }
`;

export const Field = styled.select`
  appearance: none;
  min-block-size: 2.5rem;
  max-inline-size: 11rem;
  margin: 0;
  padding-inline: calc(${vars.space.s2} * 2 + 1.15em);
  border: ${vars.border.width} solid transparent;
  border-radius: ${vars.radius.control};
  background-color: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  cursor: pointer;

  &:hover {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  ${focusRing}
  & option {
    background-color: ${vars.surface.overlay};
    color: ${vars.text.body};
  }
  ${media.coarse} {
    min-block-size: 44px;
    font-size: 1rem;
  }

  /* A narrow header has room for the globe alone; the list itself opens as ever. */
  ${narrow} {
    inline-size: 2.75rem;
    padding: 0;
    color: transparent;
  }
`;
