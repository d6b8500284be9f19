import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${own('avatar.radius', 'radius.pill')};
  background-color: ${vars.action.neutralFill};
  color: ${vars.action.neutralText};
  font-size: ${vars.size.md};
  font-weight: ${vars.weight.label};
  line-height: ${vars.leading.heading};
  user-select: none;

  &[data-size='sm'] {
    inline-size: 2rem;
    font-size: ${vars.size.xs};
  }
  &[data-size='lg'] {
    inline-size: 4.5rem;
    font-size: ${vars.size.xl};
  }
  &[data-tone='brand'] {
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
  }
  &[data-tone='accent'] {
    background-color: ${vars.action.accentFill};
    color: ${vars.action.accentText};
  }
  &[data-tone='stage'] {
    background-color: ${vars.stage.fill};
    color: ${vars.stage.text};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Covers the initials, which show until it has loaded and if it fails. */
export const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
