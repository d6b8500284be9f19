import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** One row that opens to the vendors. */
export const Drawer = styled.details`
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.control};

  & > summary {
    display: flex;
    align-items: center;
    gap: ${vars.space.s3};
    min-block-size: 3rem;
    padding: ${vars.space.s2} ${vars.space.s4};
    border-radius: inherit;
    font-weight: ${vars.weight.label};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:focus-visible {
    outline: 2px solid ${vars.border.focus};
    outline-offset: 2px;
  }
  & > summary > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > summary > svg {
    color: ${vars.text.brand};
  }
  &[open] > summary > svg:last-child {
    rotate: 180deg;
  }
`;

export const Opened = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s4} ${vars.space.s4};

  & > button {
    justify-self: start;
  }
`;

/** A vendor to choose, the whole tile a radio button. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${vars.space.s1};
  padding: ${vars.space.s3} ${vars.space.s2};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  text-align: center;
  cursor: pointer;
  touch-action: manipulation;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > small {
    color: ${vars.text.muted};
  }
  &:hover {
    border-color: ${vars.border.control};
  }
  &:has(:checked) {
    border-color: ${vars.action.primaryEdge};
    box-shadow: inset 0 0 0 1px ${vars.action.primaryEdge};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${vars.border.focus};
    outline-offset: 2px;
  }
  &[data-closed] {
    background-color: ${vars.surface.sunken};
    cursor: not-allowed;
  }
  &[data-closed] img {
    filter: grayscale(1);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
