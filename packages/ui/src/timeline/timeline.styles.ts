import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding-block-end: ${vars.space.s5};

  /* The way to the next step: drawn as far as it has been gone. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.75rem 0;
    inset-inline-start: calc(0.875rem - 1px);
    border-inline-start: 2px dashed ${vars.border.subtle};
  }
  &[data-state='done']:not(:last-child)::before {
    border-inline-start: 2px solid ${vars.status.successText};
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid ${vars.border.control};
  border-radius: ${vars.radius.pill};
  background-color: ${vars.surface.page};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};

  [data-state='done'] > & {
    border-color: ${vars.status.successText};
    background-color: ${vars.status.successSurface};
    color: ${vars.status.successText};
  }
  [data-state='current'] > & {
    border-color: ${vars.action.primaryEdge};
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
  }
  [data-state='failed'] > & {
    border-color: ${vars.status.dangerText};
    background-color: ${vars.status.dangerSurface};
    color: ${vars.status.dangerText};
  }
`;

export const Body = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  margin: 0;
  font-weight: ${vars.weight.label};

  [data-state='waiting'] & {
    color: ${vars.text.muted};
    font-weight: ${vars.weight.body};
  }
`;

export const Detail = styled.p`
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  font-variant-numeric: tabular-nums;
`;
