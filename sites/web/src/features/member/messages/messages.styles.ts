import { vars } from '@livery/theme/vars';
import { focusRingInside } from '@livery/ui/styles';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.details`
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  overflow: clip;
  overflow-wrap: anywhere;

  &[data-unread] > summary {
    border-inline-start-color: ${vars.border.focus};
    font-weight: ${vars.weight.label};
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-block-size: 3.5rem;
  padding: ${vars.space.s2} ${vars.space.s3};
  border-inline-start: 4px solid transparent;
  list-style: none;
  cursor: pointer;
  touch-action: manipulation;
  ${focusRingInside}

  &::-webkit-details-marker {
    display: none;
  }
  & > span {
    flex: 1;
    min-inline-size: 0;
  }
  & > svg {
    flex: none;
  }
  [open] > & > svg:last-child {
    rotate: 180deg;
  }
`;

export const When = styled.small`
  display: block;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.body};
`;

export const Body = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  padding: 0 ${vars.space.s4} ${vars.space.s4};

  & > p {
    margin: 0;
    max-inline-size: 44rem;
    white-space: pre-line;
  }
`;
