import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

export const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s2};

  ${media.desktop} {
    &[data-wide] {
      grid-column: span 2;
    }
  }
`;

/** On a phone its words are a button; elsewhere they are words. */
export const ColumnTitle = styled.h2`
  margin: 0;
  color: ${vars.text.body};
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.label};
  overflow-wrap: anywhere;

  & > span {
    display: none;
  }
  ${media.tablet} {
    & > span {
      display: inline;
    }
  }
`;

export const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  ${media.tablet} {
    display: none;
  }
`;

export const List = styled.div`
  display: none;
  justify-items: start;
  gap: ${vars.space.s1};

  [data-open] > & {
    display: grid;
    padding-block-end: ${vars.space.s3};
  }
  ${media.tablet} {
    display: grid;

    [data-open] > & {
      padding-block-end: 0;
    }
  }
`;
