import { vars } from '@livery/theme/vars';
import { Frame } from '@livery/ui/field';
import { styled } from 'styled-components';

/** The header has room for its form from here on; a narrower one has a button that leads to it. 80rem less a scroll bar. */
const roomy = '@container top-bar (min-width: 79rem)';

export const Wide = styled.div`
  display: none;
  ${roomy} {
    display: block;
  }
`;

export const Narrow = styled.div`
  display: flex;
  white-space: nowrap;
  ${roomy} {
    display: none;
  }
`;

/** Keeps the room of the summary while its code arrives. */
export const SummaryPlace = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 7rem;
  min-block-size: 2.75rem;
`;

export const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  margin-inline-end: ${vars.space.s2};
  & > button {
    flex: none;
  }
`;

/** The library's field frame, as low as the header's buttons. */
export const Field = styled(Frame)`
  inline-size: 8.5rem;
  min-block-size: 2.25rem;
  font-size: ${vars.size.sm};
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
