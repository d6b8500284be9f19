import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingAround, withoutRing } from '../styles/field-ring.ts';
import { media } from '../styles/media.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Beside a taller neighbour its words stay together. */
  align-content: start;
  gap: ${vars.space.s1};
`;

export const Label = styled.label`
  font-weight: ${vars.weight.label};

  /* Drawn, so that it is no part of the field's name; assistive technology hears "required" from the field itself. */
  &[data-required]::after {
    color: ${vars.status.dangerText};
    content: ' *';
    content: ' *' / '';
  }
  [data-all-required] &::after {
    content: none;
  }
`;

export const Description = styled.p`
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;

export const Problem = styled.p`
  display: flex;
  align-items: start;
  gap: ${vars.space.s1};
  min-block-size: calc(1em * ${vars.leading.body});
  margin: 0;
  color: ${vars.status.dangerText};
  font-size: ${vars.size.sm};

  & > svg {
    margin-block-start: 0.2em;
  }
`;

/** The edge around a native input and what stands at its ends; the ring is drawn here, so that it goes round both. */
export const Frame = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: max(44px, ${own('field.height', 'control.height')});
  border: ${vars.border.width} solid ${own('field.edge', 'border.control')};
  border-radius: ${own('field.radius', 'radius.control')};
  background-color: ${own('field.fill', 'surface.page')};
  color: ${vars.text.body};

  ${focusRingAround}
  &:has(> [aria-invalid]) {
    border-color: ${vars.status.dangerText};
  }
  &:has(> input:disabled) {
    border-color: ${vars.border.subtle};
    background-color: ${vars.surface.sunken};
    color: ${vars.text.muted};
  }
  & > button {
    margin-inline-end: 1px;
  }
`;

export const Input = styled.input`
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  margin: 0;
  padding: 0 ${vars.space.s3};
  border: 0;
  border-radius: inherit;
  background-color: transparent;
  color: inherit;
  font: inherit;

  ${withoutRing}
  /* The browser's own grey is no colour of the brand, and its contrast is proven by nothing. */
  &::placeholder {
    color: ${vars.text.muted};
    opacity: 1;
  }
  &[data-figures] {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.2em;
  }
  ${media.coarse} {
    /* Below this, a phone zooms the page in to the field. */
    font-size: max(1rem, ${vars.size.md});
  }
`;
