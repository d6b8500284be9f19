import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { ScrollRegion } from '../scroll-region.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  max-inline-size: 90rem;
  margin-inline: auto;
  padding: ${vars.space.s5};

  & h1,
  & h2,
  & p {
    margin: 0;
  }
`;

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${vars.space.s4};
`;

export const Role = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s2};
  padding: ${vars.space.s3};
  border: 1px solid ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
  font-size: ${vars.size.sm};

  & code {
    color: ${vars.text.muted};
    font-size: ${vars.size.xs};
    overflow-wrap: anywhere;
  }
`;

export const Swatch = styled.div`
  block-size: 3.5rem;
  border: 1px solid ${vars.border.subtle};
  border-radius: ${vars.radius.control};
`;

export const Ratios = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space.s2};
  }
`;

export const Sample = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 3.25rem;
  padding: 2px ${vars.space.s2};
  border-radius: ${vars.radius.control};
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums;
  border: 2px solid transparent;
  min-block-size: 1.5em;
`;

export const Edged = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s2};
  font-variant-numeric: tabular-nums;
`;

export const TableBox = styled(ScrollRegion)`
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${vars.size.sm};
  }
  & th {
    text-align: start;
    font-weight: ${vars.weight.label};
  }
  & th,
  & td {
    padding: ${vars.space.s1} ${vars.space.s2};
    border-block-end: 1px solid ${vars.border.subtle};
    white-space: nowrap;
  }
`;

export const Specimen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  padding: ${vars.space.s4};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};
`;

export const Line = styled.p`
  &[data-face='display'] {
    font-family: ${vars.font.display};
    font-weight: ${vars.weight.heading};
    line-height: ${vars.leading.heading};
  }
  &[data-size='display'] {
    font-size: ${vars.size.display};
  }
  &[data-size='xl'] {
    font-size: ${vars.size.xl};
  }
  &[data-size='md'] {
    font-size: ${vars.size.md};
  }
  &[data-size='sm'] {
    font-size: ${vars.size.sm};
  }
`;

/** One column for each brand; a narrow window scrolls from one to the next. */
export const SideBySide = styled(ScrollRegion)`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(19rem, 1fr);
`;

export const Brand = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};

  & h2,
  & p {
    margin: 0;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s2};
`;
