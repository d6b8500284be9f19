import { vars } from '@livery/theme/vars';
import { focusRingInside } from '@livery/ui/styles';
import { styled } from 'styled-components';

/** Something to read and act on, apart from the page. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
  overflow-wrap: anywhere;

  & > h2,
  & > p {
    margin: 0;
  }
  & > h2 {
    font-size: ${vars.size.lg};
  }
`;

/** What a choice is, and below it what matters about it. */
export const Choice = styled.span`
  display: grid;

  & > small {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

/** The code to scan beside the account to pay to. */
export const PayTo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${vars.space.s5};

  & > :last-child {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
`;

/** A value with a button that copies it, at the end of the line. */
export const Copied = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${vars.space.s2};

  & > bdi {
    flex: 1 1 auto;
  }
`;

/** The time that is left, beside what it is for. */
export const Left = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${vars.space.s2};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${vars.space.s3} ${vars.space.s4};
    border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
    border-radius: ${vars.radius.card};
    background-color: ${vars.surface.raised};
    color: ${vars.text.body};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRingInside}
  }
  & a:hover {
    background-color: ${vars.surface.sunken};
  }
  & small {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

/** How much it is and where it stands, on one line where there is room: what is below has the whole line to itself. */
export const ListHead = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s3};

  & > strong {
    font-weight: ${vars.weight.label};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
