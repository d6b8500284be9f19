import { vars } from '@livery/theme/vars';
import { withoutRing } from '@livery/ui/styles';
import { styled } from 'styled-components';

/** What somebody or something is called, above what else is known of it. */
export const Names = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  overflow-wrap: anywhere;

  & > span {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

/** The only one to whom a transfer can go: nothing to choose. */
export const Fixed = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  margin-block-end: ${vars.space.s5};

  & > span {
    font-weight: ${vars.weight.label};
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2} ${vars.space.s4};
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};

  & > b {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

/** Facts of a transfer, no wider than a line that is read. */
export const Facts = styled.div`
  max-inline-size: 36rem;
`;

/** What was done or is about to be: it takes the focus, so that it is read out. */
export const Told = styled.div`
  ${withoutRing}
`;
