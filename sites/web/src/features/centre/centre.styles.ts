import { vars } from '@livery/theme/vars';
import { layers } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { measure } from '../../styles/measure.ts';
import { media } from '../../styles/media.ts';

export const Centre = styled.div`
  ${measure}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  padding-block-end: ${vars.space.s8};

  @media print {
    padding: 0;
  }
`;

/** The name and the way out. It stays in the window while a long page is read. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layers.bar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2};
  min-block-size: 3.5rem;
  margin-inline: calc(-1 * ${vars.space.s4});
  padding-inline: ${vars.space.s2};
  border-block-end: 1px solid ${vars.border.subtle};
  background-color: ${vars.surface.page};

  ${media.desktop} {
    position: static;
    margin-inline: 0;
    padding-inline: 0;
  }
  @media print {
    display: none;
  }
`;

/** The name and the balance: one below the other where letters are large or the balance is long. */
export const Names = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${vars.space.s2};
  min-inline-size: 0;

  /* The name may break between its words before that. */
  & > :first-child {
    flex: 1 1 7.5rem;
  }
`;

export const Title = styled.p`
  display: none;
  margin: 0;
  font-family: ${vars.font.display};
  font-size: ${vars.size.lg};
  font-weight: ${vars.weight.heading};

  ${media.desktop} {
    display: block;
  }
`;

export const SheetButton = styled.div`
  display: flex;
  min-inline-size: 0;

  /* A long title takes two lines, beside its icon. */
  & > button {
    text-align: start;
  }

  ${media.desktop} {
    display: none;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

export const MenuPlace = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

/** A page of a centre, one thing below the other. */
export const Area = styled.div`
  /* The head of a long table stays below the bar of the window. */
  --sticky-top: 3.5rem;
  min-inline-size: 0;

  ${media.short} {
    --sticky-top: 0px;
  }
`;
