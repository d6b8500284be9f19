import { vars } from '@livery/theme/vars';
import { layers } from '@livery/ui/styles';
import { styled } from 'styled-components';

/** All that narrows a record, close together: what is in it comes soon after. Not for paper. */
export const Narrowing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};

  /* A list has nothing wrong with it, and days seldom: no line is kept for that. */
  & [data-part='problem']:empty {
    min-block-size: 0;
  }
  @media print {
    display: none;
  }
`;

/** The days with both ends in one line, and lists beside each other even on a phone. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${vars.space.s3};

  & > * {
    flex: 1 1 9.5rem;
    min-inline-size: 0;
  }
  & > :first-child {
    flex-basis: min(100%, 19rem);
  }
`;

export const Totals = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};

  /* A figure that is longer than its share takes a line of its own. */
  & > * {
    flex: 1 1 10.25rem;
    max-inline-size: 100%;
  }
`;

/** What stands while other filters, days or another page are asked for: `aria-busy` tells that it is of the former ones. */
export const Former = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

/** What is wrong with a part of a long list, wherever in it one is. */
export const AtTheEdge = styled.div`
  position: sticky;
  inset-block-end: ${vars.space.s3};
  z-index: ${layers.raised};
`;

/** What is done with a record, at its end. Not for paper. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
  align-items: center;
  justify-content: space-between;

  @media print {
    display: none;
  }
`;

/** What a sheet says in the place of controls: which days and kinds a record has, and which of its pages. */
export const OnPaper = styled.p`
  margin: 0;

  @media not print {
    display: none;
  }
`;

/** What is chosen for a record beside its filters. */
export const ViewRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
  align-items: center;
`;

export const Choices = styled.fieldset`
  display: grid;
  gap: ${vars.space.s3};
  justify-items: start;
  inline-size: 20rem;
  max-inline-size: 100%;
  max-block-size: 60vh;
  padding: 0;
  border: 0;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

export const Legend = styled.legend`
  padding: 0;
  padding-block-end: ${vars.space.s3};
  font-weight: ${vars.weight.label};
`;

export const FilterList = styled.ul`
  display: grid;
  gap: ${vars.space.s3};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space.s2};
    align-items: center;
    justify-content: space-between;
  }
`;

export const NameForm = styled.form`
  display: grid;
  gap: ${vars.space.s2};
  justify-items: start;
  inline-size: 100%;
`;
